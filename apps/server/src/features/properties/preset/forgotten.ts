import type { PresetCard } from './preset-card.ts'

export const forgotten: PresetCard = {
  key: 'forgotten',
  type: 'Content',
  to: ['checkout'],
  words: {
    en: {
      title: 'Forgot something?',
      body: ['Write or call us. We keep what we find and gladly send it on.'],
    },
    da: {
      title: 'Glemt noget?',
      body: ['Skriv eller ring til os. Vi gemmer det, vi finder, og sender det gerne.'],
    },
    fi: {
      title: 'Unohtuiko jotain?',
      body: ['Kirjoita tai soita meille. Säilytämme löytyneet tavarat ja lähetämme ne mielellämme.'],
    },
    nl: {
      title: 'Iets vergeten?',
      body: ['Schrijf of bel ons. We bewaren wat we vinden en sturen het graag op.'],
    },
    no: {
      title: 'Glemt noe?',
      body: ['Skriv eller ring til oss. Vi tar vare på det vi finner, og sender det gjerne.'],
    },
    sv: {
      title: 'Glömt något?',
      body: ['Skriv eller ring till oss. Vi tar hand om det vi hittar och skickar det gärna.'],
    },
  },
}
