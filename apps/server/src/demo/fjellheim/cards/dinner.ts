import { doc, h, link, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { RECEPTION_PHONE } from '../property.ts'

export const dinner: FjellheimCard = {
  key: 'dinner',
  type: 'Content',
  layout: 'picture',
  pictures: ['restaurant'],
  visibility: shown({ to: ['precheckin', 'checkin', 'qr'] }),
  texts: {
    en: {
      title: 'Dinner in the dining room',
      subtitle: 'Three courses from the valley, 18:00 to 21:30.',
      body: doc(
        p(
          'One menu, written each afternoon when we know what the day brought. Vegetarians get one just as long.',
        ),
        h('You might meet'),
        ul(
          'Mountain trout, browned butter, new potatoes',
          'Slow-cooked lamb with juniper and root vegetables',
          'Cloudberries with warm cream',
        ),
        p(
          'We lay your table until 16:00: ',
          link('call the desk', RECEPTION_PHONE),
          ', and tell us about allergies. Children eat for half.',
        ),
      ),
    },
    da: {
      title: 'Middag i spisesalen',
      subtitle: 'Tre retter fra dalen, 18.00–21.30.',
      body: doc(
        p('Én menu, skrevet hver eftermiddag, når vi ved, hvad dagen bragte. Den grønne er lige så lang.'),
        h('Du møder måske'),
        ul(
          'Fjeldørred, brunet smør og nye kartofler',
          'Langtidsstegt lam med enebær og rodfrugter',
          'Multebær med lun fløde',
        ),
        p(
          'Vi dækker op til dig indtil kl. 16: ',
          link('ring til receptionen', RECEPTION_PHONE),
          ', og fortæl os om allergier. Børn spiser til halv pris.',
        ),
      ),
    },
    fi: {
      title: 'Illallinen ruokasalissa',
      subtitle: 'Kolme ruokalajia laakson antimista, klo 18–21.30.',
      body: doc(
        p(
          'Yksi menu, joka kirjoitetaan iltapäivällä, kun tiedämme, mitä päivä toi. Kasvismenu on aivan yhtä pitkä.',
        ),
        h('Lautasella voi olla'),
        ul(
          'Tunturitaimenta, ruskistettua voita ja uusia perunoita',
          'Hitaasti haudutettua karitsaa, katajaa ja juureksia',
          'Lakkoja ja lämmintä kermaa',
        ),
        p(
          'Katamme pöytäsi, kun varaat klo 16 mennessä: ',
          link('soita vastaanottoon', RECEPTION_PHONE),
          ' ja kerro allergioista. Lapset syövät puoleen hintaan.',
        ),
      ),
    },
    nl: {
      title: 'Diner in de eetzaal',
      subtitle: 'Drie gangen uit het dal, van 18.00 tot 21.30 uur.',
      body: doc(
        p('Eén menu, elke middag geschreven als we weten wat de dag bracht. Het vegetarische is even lang.'),
        h('Wat u kunt treffen'),
        ul(
          'Bergforel, gebruinde boter en nieuwe aardappelen',
          'Langzaam gegaard lam met jeneverbes en wortelgroenten',
          'Kruipbramen met warme room',
        ),
        p(
          'Tot 16.00 uur dekken we voor u: ',
          link('bel de receptie', RECEPTION_PHONE),
          ' en meld ook allergieën. Kinderen eten voor de helft.',
        ),
      ),
    },
    no: {
      title: 'Middag i spisesalen',
      subtitle: 'Tre retter fra dalen, kl. 18.00–21.30.',
      body: doc(
        p('Én meny, skrevet hver ettermiddag når vi vet hva dagen ga. Den vegetariske er like lang.'),
        h('Kanskje møter du'),
        ul(
          'Fjellørret, brunet smør og nypoteter',
          'Langtidsstekt lam med einer og rotgrønnsaker',
          'Multer med lun fløte',
        ),
        p(
          'Vi dekker til deg fram til kl. 16: ',
          link('ring resepsjonen', RECEPTION_PHONE),
          ' og si fra om allergier. Barn spiser til halv pris.',
        ),
      ),
    },
    sv: {
      title: 'Middag i matsalen',
      subtitle: 'Tre rätter från dalen, 18.00–21.30.',
      body: doc(
        p(
          'En meny, skriven varje eftermiddag när vi vet vad dagen gav. Den vegetariska är precis lika lång.',
        ),
        h('Kanske möter du'),
        ul(
          'Fjällöring, brynt smör och färskpotatis',
          'Långbakat lamm med enbär och rotsaker',
          'Hjortron med varm grädde',
        ),
        p(
          'Vi dukar åt dig fram till kl. 16: ',
          link('ring receptionen', RECEPTION_PHONE),
          ' och berätta om allergier. Barn äter för halva priset.',
        ),
      ),
    },
  },
}
