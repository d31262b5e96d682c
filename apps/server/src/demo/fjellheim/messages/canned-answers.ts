import type { DemoCannedAnswer } from '../../message-plan.ts'
import { stableId } from '../../stable-id.ts'
import { type FjellheimLanguage, LANGUAGE_INDEXES } from '../languages.ts'
import { FJELLHEIM_ID } from '../property.ts'

type Words = Record<FjellheimLanguage, string>

const ANSWERS: { name: string; words: Words }[] = [
  {
    name: 'Path around the lake',
    words: {
      en: 'The path to the jetty is gravel all the way, {{firstName}}. Allow an hour around the lake.',
      da: 'Stien ned til badebroen er grus hele vejen, {{firstName}}. Regn med en time rundt om søen.',
      fi: 'Polku laiturille on soraa koko matkan, {{firstName}}. Järven kierto kestää noin tunnin.',
      nl: 'Het pad naar de steiger is helemaal van grind, {{firstName}}. Reken op een uur rond het meer.',
      no: 'Stien ned til brygga er gruset hele veien, {{firstName}}. Regn med en time rundt vannet.',
      sv: 'Stigen ner till bryggan är grusad hela vägen, {{firstName}}. Räkna med en timme runt sjön.',
    },
  },
  {
    name: 'Packed lunch',
    words: {
      en: 'Order your packed lunch before 20:00 and it waits for you at breakfast.',
      da: 'Bestil madpakken før kl. 20, så står den klar ved morgenmaden.',
      fi: 'Tilaa eväspaketti ennen klo 20, niin se odottaa sinua aamiaisella.',
      nl: 'Bestelt u het lunchpakket vóór 20.00 uur, dan staat het bij het ontbijt voor u klaar.',
      no: 'Bestill matpakken før kl. 20, så står den klar til frokost.',
      sv: 'Beställ matsäcken före kl. 20 så står den framme vid frukosten.',
    },
  },
  {
    name: 'Late check-out',
    words: {
      en: 'You are welcome to keep room {{roomNumber}} until 14:00, {{firstName}}. Enjoy the morning.',
      da: 'Du må gerne beholde værelse {{roomNumber}} til kl. 14, {{firstName}}. Nyd formiddagen.',
      fi: 'Voit pitää huoneen {{roomNumber}} klo 14 asti, {{firstName}}. Mukavaa aamupäivää!',
      nl: 'U kunt kamer {{roomNumber}} gerust tot 14.00 uur houden, {{firstName}}. Geniet van de ochtend.',
      no: 'Du kan gjerne ha rom {{roomNumber}} til kl. 14, {{firstName}}. Kos deg i formiddag.',
      sv: 'Du får gärna ha rum {{roomNumber}} till kl. 14, {{firstName}}. Njut av förmiddagen.',
    },
  },
]

export function fjellheimCannedAnswers(now: number): DemoCannedAnswer[] {
  return ANSWERS.map(({ name, words }, position) => ({
    id: stableId(FJELLHEIM_ID, 'canned answer', name),
    name,
    languages: Object.fromEntries(
      Object.entries(words).map(([language, text]) => [
        LANGUAGE_INDEXES[language as FjellheimLanguage],
        text,
      ]),
    ),
    position,
    changedAt: new Date(now),
  }))
}
