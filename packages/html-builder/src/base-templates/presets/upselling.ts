import type { InLanguages } from '../base-language.ts'
import { emailPlan, plainPlan } from '../base-plan.ts'
import { callReception, farewell } from '../house-modules.ts'
import { deals, featureButton, hero, text } from '../plan-modules.ts'
import { p } from '../plan-text.ts'

type Words = {
  subject: string
  preheader: string
  title: string
  lead: string
  body: string
  offer: { title: string; subtitle: string }
  store: string
  close: string
}

const words: InLanguages<Words> = {
  en: {
    subject: 'Something extra for your stay?',
    preheader: 'Small things we gladly prepare before you arrive.',
    title: 'Make more of your stay',
    lead: 'Small extras we gladly prepare for you',
    body: 'A table for dinner, something waiting in your room, a little more time on your last day: take your time choosing, and we will take care of the rest.',
    offer: {
      title: 'Chosen for your stay',
      subtitle: 'Order now, and it is ready when you are',
    },
    store: 'See what we offer',
    close: 'Is there something else you would like? Reply to this e-mail, and we will see what we can do.',
  },
  da: {
    subject: 'Noget ekstra til opholdet?',
    preheader: 'Små ting, som vi gerne gør klar, før du kommer.',
    title: 'Få mere ud af opholdet',
    lead: 'Små ekstra ting, vi gerne gør klar til dig',
    body: 'Et bord til middag, lidt lækkert på værelset eller et par timer mere den sidste dag: vælg i ro og mag, så sørger vi for resten.',
    offer: {
      title: 'Udvalgt til dit ophold',
      subtitle: 'Bestil nu, så er det klar, når du kommer',
    },
    store: 'Se, hvad vi tilbyder',
    close: 'Er der noget andet, du ønsker dig? Svar på denne mail, så ser vi, hvad vi kan gøre.',
  },
  fi: {
    subject: 'Pientä ekstraa majoitukseesi?',
    preheader: 'Pieniä asioita, jotka valmistelemme mielellämme ennen saapumistasi.',
    title: 'Enemmän irti majoituksestasi',
    lead: 'Pieniä lisäpalveluja, jotka järjestämme mielellämme',
    body: 'Pöytävaraus illalliselle, pieni yllätys huoneeseen tai hieman lisäaikaa lähtöpäivänä: valitse kaikessa rauhassa, me hoidamme loput.',
    offer: {
      title: 'Poimintoja juuri sinulle',
      subtitle: 'Tilaa nyt, niin kaikki on valmiina, kun tulet',
    },
    store: 'Katso valikoimamme',
    close: 'Toivotko jotain muuta? Vastaa tähän viestiin, niin katsomme, mitä voimme tehdä.',
  },
  nl: {
    subject: 'Iets extra’s tijdens uw verblijf?',
    preheader: 'Kleine dingen die we graag klaarzetten voordat u aankomt.',
    title: 'Haal meer uit uw verblijf',
    lead: 'Kleine extra’s die we graag voor u klaarzetten',
    body: 'Een tafel voor het diner, iets lekkers op uw kamer of wat meer tijd op de laatste dag: kies rustig uit, dan zorgen wij voor de rest.',
    offer: {
      title: 'Uitgekozen voor uw verblijf',
      subtitle: 'Bestel nu, dan staat het voor u klaar',
    },
    store: 'Bekijk ons aanbod',
    close: 'Wenst u iets anders? Beantwoord deze e-mail, dan kijken we wat we kunnen doen.',
  },
  no: {
    subject: 'Noe ekstra til oppholdet?',
    preheader: 'Små ting vi gjerne gjør klart før du kommer.',
    title: 'Få mer ut av oppholdet',
    lead: 'Små ekstra ting vi gjerne gjør klart til deg',
    body: 'Bord til middag, noe godt på rommet eller litt mer tid den siste dagen: Velg i ro og mak, så ordner vi resten.',
    offer: {
      title: 'Valgt ut til ditt opphold',
      subtitle: 'Bestill nå, så er det klart når du kommer',
    },
    store: 'Se hva vi tilbyr',
    close: 'Er det noe annet du ønsker deg? Svar på denne e-posten, så ser vi hva vi kan gjøre.',
  },
  sv: {
    subject: 'Något extra till vistelsen?',
    preheader: 'Små saker som vi gärna ordnar innan du kommer.',
    title: 'Få ut mer av vistelsen',
    lead: 'Små tillval som vi gärna ordnar åt dig',
    body: 'Ett bord till middagen, något gott på rummet eller lite mer tid sista dagen: välj i lugn och ro, så ordnar vi resten.',
    offer: {
      title: 'Utvalt för din vistelse',
      subtitle: 'Beställ nu, så är det klart när du kommer',
    },
    store: 'Se vad vi erbjuder',
    close: 'Är det något annat du önskar? Svara på det här mejlet, så ser vi vad vi kan göra.',
  },
  et: {
    subject: 'Kas soovite peatumise ajaks midagi lisaks?',
    preheader: 'Väikesed asjad, mille hea meelega enne teie saabumist valmis paneme.',
    title: 'Veelgi mõnusam peatumine',
    lead: 'Väikesed lisateenused, mille teile hea meelega korraldame',
    body: 'Laud õhtusöögiks, midagi head tuppa või pisut rohkem aega viimasel päeval: valige rahulikult, meie hoolitseme ülejäänu eest.',
    offer: {
      title: 'Valitud just teile',
      subtitle: 'Tellige kohe ja teie saabudes on kõik valmis',
    },
    store: 'Vaadake, mida pakume',
    close: 'Kas soovite midagi muud? Vastake sellele kirjale ja vaatame, mida saame teha.',
  },
}

export const upselling = {
  email: emailPlan(
    {
      name: 'Extras for the stay',
      words,
      modules: (said, house) => [
        hero(said.title, said.lead, house.anyPicture(2)),
        text(p(house.words.hello), p(said.body)),
        deals(said.offer),
        featureButton(said.store, 'store'),
        ...farewell(house, said.close),
      ],
    },
    { isMarketing: true },
  ),
  page: plainPlan({
    name: 'Extras for the stay',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(2)),
      text(p(said.body)),
      deals(said.offer),
      featureButton(said.store, 'store'),
      ...callReception(house),
    ],
  }),
}
