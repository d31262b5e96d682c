import type { CardTemplate } from './card-template.ts'

export const postStay: CardTemplate = {
  type: 'Content',
  to: ['checkout'],
  words: {
    en: {
      title: 'Thank you for staying with us',
      subtitle: 'We hope to see you again',
      body: ['Did you leave something behind? Write to us, and we look for it.'],
    },
    da: {
      title: 'Tak, fordi du boede hos os',
      subtitle: 'Vi håber at se dig igen',
      body: ['Har du glemt noget? Skriv til os, så leder vi efter det.'],
    },
    fi: {
      title: 'Kiitos, että yövyit meillä',
      subtitle: 'Toivottavasti näemme pian uudelleen',
      body: ['Unohtuiko jotain? Kirjoita meille, niin etsimme sen.'],
    },
    nl: {
      title: 'Bedankt voor uw verblijf',
      subtitle: 'We zien u graag terug',
      body: ['Iets vergeten? Stuur ons een bericht, dan zoeken we het op.'],
    },
    no: {
      title: 'Takk for at du bodde hos oss',
      subtitle: 'Vi håper å se deg igjen',
      body: ['Har du glemt noe? Skriv til oss, så leter vi etter det.'],
    },
    sv: {
      title: 'Tack för att du bodde hos oss',
      subtitle: 'Vi hoppas få se dig igen',
      body: ['Har du glömt något? Skriv till oss så letar vi efter det.'],
    },
    et: {
      title: 'Täname, et meie juures peatusite',
      subtitle: 'Loodame teid taas näha',
      body: ['Kas midagi jäi maha? Kirjutage meile ja me otsime selle üles.'],
    },
  },
}
