import type { CardTemplate } from './card-template.ts'

export const checkIn: CardTemplate = {
  type: 'Facilities',
  to: ['precheckin', 'checkin'],
  words: {
    en: {
      title: 'Check-in and check-out',
      subtitle: 'When your room is yours',
      body: ['If you come late or would like to stay longer on your last day, let reception know.'],
    },
    da: {
      title: 'Indtjekning og udtjekning',
      subtitle: 'Hvornår værelset er dit',
      body: [
        'Kommer du sent, eller vil du gerne blive lidt længere den sidste dag, så sig det til receptionen.',
      ],
    },
    fi: {
      title: 'Sisään- ja uloskirjautuminen',
      subtitle: 'Milloin huone on sinun',
      body: ['Jos saavut myöhään tai haluat viipyä pidempään viimeisenä päivänä, kerro siitä vastaanottoon.'],
    },
    nl: {
      title: 'Inchecken en uitchecken',
      subtitle: 'Wanneer de kamer van u is',
      body: ['Komt u laat aan of wilt u op de laatste dag langer blijven? Laat het de receptie weten.'],
    },
    no: {
      title: 'Innsjekk og utsjekk',
      subtitle: 'Når rommet er ditt',
      body: ['Kommer du sent, eller vil du bli litt lenger den siste dagen? Gi resepsjonen beskjed.'],
    },
    sv: {
      title: 'Incheckning och utcheckning',
      subtitle: 'När rummet är ditt',
      body: ['Kommer du sent eller vill stanna längre sista dagen? Säg till i receptionen.'],
    },
    et: {
      title: 'Sisse- ja väljaregistreerimine',
      subtitle: 'Millal tuba on teie päralt',
      body: ['Kui saabute hilja või soovite viimasel päeval kauemaks jääda, andke vastuvõtule teada.'],
    },
  },
}
