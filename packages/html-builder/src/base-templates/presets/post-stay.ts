import type { InLanguages } from '../base-language.ts'
import { emailPlan, plainPlan } from '../base-plan.ts'
import type { House } from '../house.ts'
import { farewell, findUs } from '../house-modules.ts'
import { type BaseModule, featureButton, hero, row, text, webButton } from '../plan-modules.ts'
import { p } from '../plan-text.ts'

type Words = {
  subject: string
  preheader: string
  title: string
  lead: string
  thanks: string
  lost: { title: string; body: string }
  survey: string
  close: string
}

const words: InLanguages<Words> = {
  en: {
    subject: 'Thank you for staying with us, {{firstName}}',
    preheader: 'It was good to have you here. We hope to see you again.',
    title: 'Thank you for staying with us',
    lead: 'We hope to see you again',
    thanks:
      'It was good to have you here. We hope that you slept well, and that you took something home besides your luggage.',
    lost: {
      title: 'Left something behind?',
      body: 'Write to us or give us a call, and we will look for it right away.',
    },
    survey: 'Tell us how it was',
    close: 'Have a safe journey home, and come back whenever you like.',
  },
  da: {
    subject: 'Tak, fordi du boede hos os, {{firstName}}',
    preheader: 'Det var dejligt at have dig her. Vi håber at se dig igen.',
    title: 'Tak, fordi du boede hos os',
    lead: 'Vi håber at se dig igen',
    thanks: 'Det var dejligt at have dig her. Vi håber, du sov godt og fik andet end bagagen med hjem.',
    lost: {
      title: 'Har du glemt noget?',
      body: 'Skriv eller ring til os, så leder vi efter det med det samme.',
    },
    survey: 'Fortæl os, hvordan det var',
    close: 'Kom godt hjem – du er altid velkommen igen.',
  },
  fi: {
    subject: 'Kiitos, että yövyit meillä, {{firstName}}',
    preheader: 'Oli mukava saada sinut vieraaksi. Toivottavasti näemme uudelleen.',
    title: 'Kiitos, että yövyit meillä',
    lead: 'Toivottavasti näemme pian uudelleen',
    thanks:
      'Oli mukava saada sinut vieraaksi. Toivottavasti nukuit hyvin ja mukaasi lähti muutakin kuin matkatavarat.',
    lost: {
      title: 'Unohtuiko jotain?',
      body: 'Kirjoita tai soita meille, niin etsimme sen saman tien.',
    },
    survey: 'Kerro, millaista oli',
    close: 'Turvallista kotimatkaa – olet aina tervetullut takaisin.',
  },
  nl: {
    subject: 'Bedankt voor uw verblijf, {{firstName}}',
    preheader: 'Fijn dat u er was. We zien u graag terug.',
    title: 'Bedankt voor uw verblijf',
    lead: 'We zien u graag terug',
    thanks:
      'Fijn dat u bij ons was. We hopen dat u goed hebt geslapen en meer mee naar huis neemt dan uw bagage.',
    lost: {
      title: 'Iets vergeten?',
      body: 'Stuur ons een bericht of bel ons, dan gaan we meteen voor u zoeken.',
    },
    survey: 'Vertel ons hoe het was',
    close: 'Wel thuis – u bent altijd weer welkom.',
  },
  no: {
    subject: 'Takk for at du bodde hos oss, {{firstName}}',
    preheader: 'Det var hyggelig å ha deg her. Vi håper å se deg igjen.',
    title: 'Takk for at du bodde hos oss',
    lead: 'Vi håper å se deg igjen',
    thanks: 'Det var hyggelig å ha deg her. Vi håper du sov godt og fikk med deg mer enn bagasjen hjem.',
    lost: {
      title: 'Har du glemt noe?',
      body: 'Skriv eller ring til oss, så leter vi etter det med en gang.',
    },
    survey: 'Fortell oss hvordan det var',
    close: 'Kom vel hjem – du er alltid velkommen tilbake.',
  },
  sv: {
    subject: 'Tack för att du bodde hos oss, {{firstName}}',
    preheader: 'Det var roligt att ha dig här. Vi hoppas få se dig igen.',
    title: 'Tack för att du bodde hos oss',
    lead: 'Vi hoppas få se dig igen',
    thanks: 'Det var roligt att ha dig här. Vi hoppas att du sov gott och fick med dig mer än bagaget hem.',
    lost: {
      title: 'Har du glömt något?',
      body: 'Skriv eller ring till oss så letar vi efter det direkt.',
    },
    survey: 'Berätta hur det var',
    close: 'Kom väl hem – du är alltid välkommen tillbaka.',
  },
  et: {
    subject: 'Aitäh, et peatusite meie juures, {{firstName}}',
    preheader: 'Oli tore teid võõrustada. Loodame teid jälle näha.',
    title: 'Aitäh, et peatusite meie juures',
    lead: 'Loodame teid jälle näha',
    thanks:
      'Oli tore teid võõrustada. Loodame, et magasite hästi ja võtsite peale pagasi koju kaasa ka häid mälestusi.',
    lost: {
      title: 'Kas midagi jäi maha?',
      body: 'Kirjutage või helistage meile ja hakkame kohe otsima.',
    },
    survey: 'Andke meile tagasisidet',
    close: 'Head koduteed – olete alati taas oodatud.',
  },
}

function comeBack({ words: said, websiteAddress }: House): BaseModule[] {
  return websiteAddress ? [webButton(said.visitWebsite, websiteAddress)] : []
}

export const postStay = {
  email: emailPlan({
    name: 'Thank you',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(4)),
      text(p(house.words.hello), p(said.thanks)),
      featureButton(said.survey, 'survey'),
      row(said.lost, house.picture(5), 'right'),
      ...comeBack(house),
      ...farewell(house, said.close),
    ],
  }),
  page: plainPlan({
    name: 'Thank you',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(4)),
      text(p(said.thanks), p(said.close)),
      featureButton(said.survey, 'survey'),
      row(said.lost, house.picture(5), 'right'),
      ...findUs(house),
      ...comeBack(house),
    ],
  }),
}
