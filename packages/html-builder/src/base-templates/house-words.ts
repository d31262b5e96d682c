import type { InLanguages } from './base-language.ts'

/** What all base templates of a property say in the same words. */
export type HouseWords = {
  hello: string
  regards: [string, string]
  arrival: string
  departure: string
  checkIn: string
  checkOut: string
  from: (time: string) => string
  by: (time: string) => string
  findUs: string
  reachUs: string
  callReception: string
  openGuestbook: string
  ourGuestbook: string
  visitWebsite: string
}

export const HOUSE_WORDS: InLanguages<HouseWords> = {
  en: {
    hello: 'Hello {{firstName}},',
    regards: ['Kind regards', 'All of us at {{propertyName}}'],
    arrival: 'Arrival',
    departure: 'Departure',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: (time) => `From ${time}`,
    by: (time) => `By ${time}`,
    findUs: 'How to find us',
    reachUs: 'How to reach us',
    callReception: 'Call reception',
    openGuestbook: 'Open your guestbook',
    ourGuestbook: 'Our guestbook',
    visitWebsite: 'Visit our website',
  },
  da: {
    hello: 'Hej {{firstName}}',
    regards: ['Venlig hilsen', 'Alle os på {{propertyName}}'],
    arrival: 'Ankomst',
    departure: 'Afrejse',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: (time) => `Fra kl. ${time}`,
    by: (time) => `Senest kl. ${time}`,
    findUs: 'Sådan finder du os',
    reachUs: 'Sådan får du fat i os',
    callReception: 'Ring til receptionen',
    openGuestbook: 'Åbn din gæstebog',
    ourGuestbook: 'Vores gæstebog',
    visitWebsite: 'Besøg vores hjemmeside',
  },
  fi: {
    hello: 'Hei {{firstName}},',
    regards: ['Ystävällisin terveisin', '{{propertyName}}'],
    arrival: 'Saapuminen',
    departure: 'Lähtö',
    checkIn: 'Sisäänkirjautuminen',
    checkOut: 'Uloskirjautuminen',
    from: (time) => `Klo ${time} alkaen`,
    by: (time) => `Klo ${time} mennessä`,
    findUs: 'Näin löydät perille',
    reachUs: 'Näin tavoitat meidät',
    callReception: 'Soita vastaanottoon',
    openGuestbook: 'Avaa vieraskirjasi',
    ourGuestbook: 'Vieraskirjamme',
    visitWebsite: 'Käy verkkosivuillamme',
  },
  nl: {
    hello: 'Hallo {{firstName}},',
    regards: ['Met vriendelijke groet', 'Het team van {{propertyName}}'],
    arrival: 'Aankomst',
    departure: 'Vertrek',
    checkIn: 'Inchecken',
    checkOut: 'Uitchecken',
    from: (time) => `Vanaf ${time} uur`,
    by: (time) => `Tot ${time} uur`,
    findUs: 'Zo vindt u ons',
    reachUs: 'Zo bereikt u ons',
    callReception: 'Bel de receptie',
    openGuestbook: 'Open uw gastenboek',
    ourGuestbook: 'Ons gastenboek',
    visitWebsite: 'Bezoek onze website',
  },
  no: {
    hello: 'Hei, {{firstName}}!',
    regards: ['Vennlig hilsen', 'Alle oss på {{propertyName}}'],
    arrival: 'Ankomst',
    departure: 'Avreise',
    checkIn: 'Innsjekk',
    checkOut: 'Utsjekk',
    from: (time) => `Fra kl. ${time}`,
    by: (time) => `Innen kl. ${time}`,
    findUs: 'Slik finner du oss',
    reachUs: 'Slik får du tak i oss',
    callReception: 'Ring resepsjonen',
    openGuestbook: 'Åpne gjesteboken din',
    ourGuestbook: 'Gjesteboken vår',
    visitWebsite: 'Besøk nettsiden vår',
  },
  sv: {
    hello: 'Hej {{firstName}}!',
    regards: ['Vänliga hälsningar', 'Alla vi på {{propertyName}}'],
    arrival: 'Ankomst',
    departure: 'Avresa',
    checkIn: 'Incheckning',
    checkOut: 'Utcheckning',
    from: (time) => `Från kl. ${time}`,
    by: (time) => `Senast kl. ${time}`,
    findUs: 'Så hittar du hit',
    reachUs: 'Så når du oss',
    callReception: 'Ring receptionen',
    openGuestbook: 'Öppna din gästbok',
    ourGuestbook: 'Vår gästbok',
    visitWebsite: 'Besök vår webbplats',
  },
  et: {
    hello: 'Tere, {{firstName}}!',
    regards: ['Parimate soovidega', '{{propertyName}}'],
    arrival: 'Saabumine',
    departure: 'Lahkumine',
    checkIn: 'Sisseregistreerimine',
    checkOut: 'Väljaregistreerimine',
    from: (time) => `Alates kell ${time}`,
    by: (time) => `Hiljemalt kell ${time}`,
    findUs: 'Kuidas meid leida',
    reachUs: 'Kuidas meiega ühendust saada',
    callReception: 'Helistage vastuvõttu',
    openGuestbook: 'Avage oma külalisraamat',
    ourGuestbook: 'Meie külalisraamat',
    visitWebsite: 'Vaadake meie veebilehte',
  },
}
