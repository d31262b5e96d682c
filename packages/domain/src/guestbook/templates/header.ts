import { DEFAULT_HEADER_TEXT } from '../constants.ts'
import type { CardTemplate } from './card-template.ts'

/** What a new Header says (spec 9). */
export const header: CardTemplate = {
  type: 'Header',
  words: {
    en: DEFAULT_HEADER_TEXT,
    da: { title: 'Velkommen, {{firstName}}', subtitle: 'Værelse {{roomNumber}}' },
    fi: { title: 'Tervetuloa, {{firstName}}', subtitle: 'Huone {{roomNumber}}' },
    nl: { title: 'Welkom, {{firstName}}', subtitle: 'Kamer {{roomNumber}}' },
    no: { title: 'Velkommen, {{firstName}}', subtitle: 'Rom {{roomNumber}}' },
    sv: { title: 'Välkommen, {{firstName}}', subtitle: 'Rum {{roomNumber}}' },
    et: { title: 'Tere tulemast, {{firstName}}', subtitle: 'Tuba {{roomNumber}}' },
  },
}
