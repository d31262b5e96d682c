import { bold, doc, h, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const walks: FjellheimCard = {
  key: 'walks',
  type: 'Content',
  layout: 'picture',
  pictures: ['trail'],
  visibility: shown({ to: ['precheckin', 'checkin', 'qr'] }),
  texts: {
    en: {
      title: 'Three walks from the door',
      subtitle: 'From a half-hour loop to the summit, and where to stop for waffles.',
      button: 'See the walks',
      body: doc(
        h('Tjernrunden'),
        p(
          bold('2 km, half an hour, easy.'),
          ' Around the tarn on boardwalks. Prams manage it, and so do sleepy people before breakfast.',
        ),
        h('Fosseløypa'),
        p(
          bold('5 km, two hours, moderate.'),
          ' Along the stream to the waterfall. Seterhytta at the turn serves waffles on weekends.',
        ),
        h('Fjellnuten, 1412 m'),
        p(
          bold('11 km, five hours, demanding.'),
          ' Red marks all the way. On a clear day you see the fjord from the cairn.',
        ),
        h('Before you go'),
        ul(
          'Maps and poles are in the boot room; borrow freely.',
          'Write your route in the book by the door.',
          'The weather turns faster than you think. So may you.',
        ),
      ),
    },
    da: {
      title: 'Tre ture lige fra døren',
      subtitle: 'Fra en halv times runde til toppen, og hvor der er vafler undervejs.',
      button: 'Se turene',
      body: doc(
        h('Tjernrunden'),
        p(
          bold('2 km, en halv time, let.'),
          ' Rundt om søen på plankesti. Barnevognen kan være med, og det kan morgentrætte også.',
        ),
        h('Fosseløypa'),
        p(
          bold('5 km, to timer, mellemsvær.'),
          ' Langs bækken til vandfaldet. I weekenden serverer Seterhytta vafler, hvor ruten vender.',
        ),
        h('Fjellnuten, 1412 m'),
        p(
          bold('11 km, fem timer, krævende.'),
          ' Røde mærker hele vejen. I klart vejr ser du fjorden fra varden.',
        ),
        h('Før du går'),
        ul(
          'Kort og stave står i støvlerummet. Lån, hvad du har brug for.',
          'Skriv din rute i bogen ved døren.',
          'Vejret vender hurtigere, end man tror. Det må du også gerne.',
        ),
      ),
    },
    fi: {
      title: 'Kolme retkeä suoraan ovelta',
      subtitle: 'Puolen tunnin kierroksesta huipulle, vohvelitaukoa unohtamatta.',
      button: 'Katso reitit',
      body: doc(
        h('Tjernrunden'),
        p(
          bold('2 km, puoli tuntia, helppo.'),
          ' Pitkospuita pitkin lammen ympäri. Onnistuu lastenvaunuilla ja unisena ennen aamiaista.',
        ),
        h('Fosseløypa'),
        p(
          bold('5 km, kaksi tuntia, keskivaikea.'),
          ' Puron vartta putoukselle. Kääntöpaikan Seterhyttassa on viikonloppuisin vohveleita.',
        ),
        h('Fjellnuten, 1412 m'),
        p(
          bold('11 km, viisi tuntia, vaativa.'),
          ' Punaiset merkit koko matkan. Kirkkaalla säällä kivikasalta näkyy vuonolle.',
        ),
        h('Ennen lähtöä'),
        ul(
          'Kartat ja sauvat ovat kenkähuoneessa, lainaa vapaasti.',
          'Kirjoita reittisi oven vieressä olevaan kirjaan.',
          'Sää kääntyy nopeammin kuin uskoisi. Niin saat sinäkin kääntyä.',
        ),
      ),
    },
    nl: {
      title: 'Drie wandelingen vanaf de deur',
      subtitle: 'Van een halfuurtje om het meer tot de top, met adres voor wafels.',
      button: 'Bekijk de wandelingen',
      body: doc(
        h('Tjernrunden'),
        p(
          bold('2 km, een half uur, makkelijk.'),
          ' Over vlonders om het bergmeertje. Ook met kinderwagen, of nog slaperig vóór het ontbijt.',
        ),
        h('Fosseløypa'),
        p(
          bold('5 km, twee uur, gemiddeld.'),
          ' Langs de beek naar de waterval. Op het keerpunt bakt Seterhytta in het weekend wafels.',
        ),
        h('Fjellnuten, 1412 m'),
        p(
          bold('11 km, vijf uur, pittig.'),
          ' Rood gemarkeerd tot de top. Bij helder weer ziet u vanaf de steenman de fjord.',
        ),
        h('Voor u gaat'),
        ul(
          'Kaarten en stokken staan in de schoenenkamer; leen gerust.',
          'Schrijf uw route in het boek bij de deur.',
          'Het weer slaat sneller om dan u denkt. Omkeren mag altijd.',
        ),
      ),
    },
    no: {
      title: 'Tre turer fra døra',
      subtitle: 'Fra en halvtimes runde til toppen, og hvor du får vafler på veien.',
      button: 'Se turene',
      body: doc(
        h('Tjernrunden'),
        p(
          bold('2 km, en halvtime, lett.'),
          ' Rundt tjernet på klopper. Går fint med barnevogn, og fint før du er helt våken.',
        ),
        h('Fosseløypa'),
        p(
          bold('5 km, to timer, middels.'),
          ' Langs bekken til fossen. Der løypa snur, steker Seterhytta vafler i helgene.',
        ),
        h('Fjellnuten, 1412 moh.'),
        p(bold('11 km, fem timer, krevende.'), ' Rødmerket helt opp. I klarvær ser du fjorden fra varden.'),
        h('Før du går'),
        ul(
          'Kart og staver finner du i støvelrommet. Bare lån.',
          'Skriv ruten i boka ved døra.',
          'Været snur fortere enn du tror. Det er ingen skam at du også gjør det.',
        ),
      ),
    },
    sv: {
      title: 'Tre turer från dörren',
      subtitle: 'Från en halvtimmes runda till toppen, och var det finns våfflor.',
      button: 'Se turerna',
      body: doc(
        h('Tjernrunden'),
        p(
          bold('2 km, en halvtimme, lätt.'),
          ' Runt tjärnen på spång. Går bra med barnvagn, och lika bra innan man vaknat riktigt.',
        ),
        h('Fosseløypa'),
        p(
          bold('5 km, två timmar, medelsvår.'),
          ' Längs bäcken till vattenfallet. Där leden vänder gräddar Seterhytta våfflor på helgerna.',
        ),
        h('Fjellnuten, 1412 m'),
        p(
          bold('11 km, fem timmar, krävande.'),
          ' Rödmarkerat hela vägen. I klart väder syns fjorden från röset.',
        ),
        h('Innan du går'),
        ul(
          'Kartor och stavar finns i pjäxrummet. Låna fritt.',
          'Skriv din tur i boken vid dörren.',
          'Vädret vänder fortare än man tror. Det får du också göra.',
        ),
      ),
    },
  },
}
