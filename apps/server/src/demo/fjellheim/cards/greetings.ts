import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

const IN_HOUSE_SUBTITLE = {
  en: 'Room {{roomNumber}}, until {{departure}}',
  da: 'Værelse {{roomNumber}}, til {{departure}}',
  fi: 'Huone {{roomNumber}}, lähtö {{departure}}',
  nl: 'Kamer {{roomNumber}}, tot {{departure}}',
  no: 'Rom {{roomNumber}}, til {{departure}}',
  sv: 'Rum {{roomNumber}}, till {{departure}}',
} as const

/** In house the greeting follows the clock; the three windows together leave no minute out. */
export const goodMorning: FjellheimCard = {
  key: 'good-morning',
  type: 'Header',
  layout: 'picture',
  background: 'meadow',
  visibility: shown({ to: ['checkin'], between: ['05:00', '10:59'] }),
  texts: {
    en: { title: 'Good morning, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.en },
    da: { title: 'Godmorgen, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.da },
    fi: { title: 'Hyvää huomenta, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.fi },
    nl: { title: 'Goedemorgen, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.nl },
    no: { title: 'God morgen, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.no },
    sv: { title: 'God morgon, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.sv },
  },
}

export const goodDay: FjellheimCard = {
  key: 'good-day',
  type: 'Header',
  layout: 'picture',
  background: 'stream',
  visibility: shown({ to: ['checkin'], between: ['11:00', '16:59'] }),
  texts: {
    en: { title: 'Lovely to have you here, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.en },
    da: { title: 'Dejligt at have dig her, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.da },
    fi: { title: 'Mukavaa, että olet täällä, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.fi },
    nl: { title: 'Fijn dat u er bent, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.nl },
    no: { title: 'Så fint at du er her, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.no },
    sv: { title: 'Så fint att du är här, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.sv },
  },
}

export const goodEvening: FjellheimCard = {
  key: 'good-evening',
  type: 'Header',
  layout: 'picture',
  background: 'summit',
  visibility: shown({ to: ['checkin'], between: ['17:00', '04:59'] }),
  texts: {
    en: { title: 'Good evening, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.en },
    da: { title: 'Godaften, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.da },
    fi: { title: 'Hyvää iltaa, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.fi },
    nl: { title: 'Goedenavond, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.nl },
    no: { title: 'God kveld, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.no },
    sv: { title: 'God kväll, {{firstName}}', subtitle: IN_HOUSE_SUBTITLE.sv },
  },
}

export const seeYouSoon: FjellheimCard = {
  key: 'see-you-soon',
  type: 'Header',
  layout: 'picture',
  background: 'summit',
  visibility: shown({ to: ['precheckin'] }),
  texts: {
    en: { title: 'See you soon, {{firstName}}', subtitle: 'We expect you on {{arrival}}' },
    da: { title: 'Vi ses snart, {{firstName}}', subtitle: 'Vi venter dig {{arrival}}' },
    fi: { title: 'Nähdään pian, {{firstName}}', subtitle: 'Odotamme sinua: {{arrival}}' },
    nl: { title: 'Tot gauw, {{firstName}}', subtitle: 'Wij verwachten u op {{arrival}}' },
    no: { title: 'Vi sees snart, {{firstName}}', subtitle: 'Vi venter deg {{arrival}}' },
    sv: { title: 'Vi ses snart, {{firstName}}', subtitle: 'Vi väntar dig {{arrival}}' },
  },
}

export const untilNextTime: FjellheimCard = {
  key: 'until-next-time',
  type: 'Header',
  layout: 'picture',
  background: 'dandelion',
  visibility: shown({ to: ['checkout'] }),
  texts: {
    en: { title: 'Until next time, {{firstName}}', subtitle: 'It was good to have you with us' },
    da: { title: 'På gensyn, {{firstName}}', subtitle: 'Det var dejligt at have dig hos os' },
    fi: { title: 'Ensi kertaan, {{firstName}}', subtitle: 'Oli ilo, että olit vieraanamme' },
    nl: { title: 'Tot de volgende keer, {{firstName}}', subtitle: 'Het was fijn u bij ons te hebben' },
    no: { title: 'På gjensyn, {{firstName}}', subtitle: 'Det var fint å ha deg her' },
    sv: { title: 'På återseende, {{firstName}}', subtitle: 'Det var roligt att ha dig hos oss' },
  },
}

export const welcome: FjellheimCard = {
  key: 'welcome',
  type: 'Header',
  layout: 'picture',
  background: 'summit',
  visibility: shown({ to: ['qr'] }),
  texts: {
    en: { title: 'Welcome to {{propertyName}}', subtitle: 'A house in the mountains since 1911' },
    da: { title: 'Velkommen til {{propertyName}}', subtitle: 'Et hus i fjeldet siden 1911' },
    fi: { title: '{{propertyName}} toivottaa tervetulleeksi', subtitle: 'Talo tuntureilla vuodesta 1911' },
    nl: { title: 'Welkom bij {{propertyName}}', subtitle: 'Een huis in de bergen sinds 1911' },
    no: { title: 'Velkommen til {{propertyName}}', subtitle: 'Et hus på fjellet siden 1911' },
    sv: { title: 'Välkommen till {{propertyName}}', subtitle: 'Ett hus i fjällen sedan 1911' },
  },
}
