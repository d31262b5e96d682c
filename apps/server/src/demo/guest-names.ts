import type { Guest } from '@innkeeper/domain/guests/schema.ts'
import { itemAt } from './seeded-random.ts'

type Nation = {
  language: string
  /** `#` stands for the guest's own two digits; ranges kept for fiction where a country has one. */
  phone: string
  /** As many first as last names share no divisor, so that pairs repeat as late as possible. */
  firstNames: readonly string[]
  lastNames: readonly string[]
}

const NORWAY: Nation = {
  language: 'no',
  phone: '+47 400 00 0##',
  firstNames: 'Astri,Bjørn,Kari,Lars,Sigrid,Henrik,Solveig,Magnus,Tuva,Erlend,Ragnhild,Jonas,Silje'.split(
    ',',
  ),
  lastNames: 'Hagen,Johansen,Lunde,Berg,Strand,Eide,Aas,Nygård,Fossum,Kvamme,Rønning,Tveit'.split(','),
}
const SWEDEN: Nation = {
  language: 'sv',
  phone: '+46 70 174 06 ##',
  firstNames: 'Elsa,Gustav,Maja,Oskar,Ebba,Viktor,Linnéa,Axel'.split(','),
  lastNames: 'Lindqvist,Bergström,Åkesson,Nyström,Sjöberg,Hedlund,Ekström'.split(','),
}
const DENMARK: Nation = {
  language: 'da',
  phone: '+45 20 00 00 ##',
  firstNames: 'Freja,Mikkel,Sofie,Rasmus,Karen,Søren,Nanna'.split(','),
  lastNames: 'Kjeldsen,Mortensen,Bach,Holm,Østergaard,Vestergaard'.split(','),
}
const FINLAND: Nation = {
  language: 'fi',
  phone: '+358 40 000 00##',
  firstNames: 'Aino,Eero,Helmi,Juhani,Kaisa,Mikko,Sanna'.split(','),
  lastNames: 'Virtanen,Mäkinen,Koskela,Niemi,Heikkilä,Salonen'.split(','),
}
const NETHERLANDS: Nation = {
  language: 'nl',
  phone: '+31 6 1000 00##',
  firstNames: 'Anouk,Bram,Femke,Joost,Lotte,Pieter,Sanne'.split(','),
  lastNames: 'van Dijk,Jansen,Bakker,de Vries,Visser,Smit'.split(','),
}
const GERMANY: Nation = {
  language: 'de',
  phone: '+49 176 040690##',
  firstNames: 'Anke,Dieter,Greta,Jonas,Katharina,Matthias,Ulrike'.split(','),
  lastNames: 'Brandt,Hoffmann,Keller,Neumann,Schäfer,Vogt'.split(','),
}
const BRITAIN: Nation = {
  language: 'en',
  phone: '+44 7700 9000##',
  firstNames: 'Alice,Duncan,Fiona,Harriet,James,Rhys,Priya'.split(','),
  lastNames: 'Ashworth,Campbell,Hughes,Patel,Whitfield,Okafor'.split(','),
}
const AMERICA: Nation = {
  language: 'en',
  phone: '+1 212 555 01##',
  firstNames: 'Carlos,Emily,Grace,Noah,Yuki'.split(','),
  lastNames: 'Alvarez,Chen,Miller,Tanaka'.split(','),
}

/** Who travels to a Norwegian mountain: one round of seventeen guests, over and over. */
const MIX = [
  [NORWAY, NORWAY, SWEDEN, NORWAY, NETHERLANDS, DENMARK, NORWAY, GERMANY, FINLAND],
  [NORWAY, BRITAIN, SWEDEN, DENMARK, NORWAY, NETHERLANDS, GERMANY, AMERICA],
].flat()

export type NamedGuest = { guest: Guest; language: string }

/** As many guests as asked for, nobody twice; here and there one who left no phone or no e-mail. */
export function namedGuests(count: number): NamedGuest[] {
  const met = new Map<Nation, number>()
  return Array.from({ length: count }, (_, place) => {
    const nation = itemAt(MIX, place)
    const nth = met.get(nation) ?? 0
    met.set(nation, nth + 1)
    const firstName = itemAt(nation.firstNames, nth)
    const lastName = lastNameOf(nation, nth)
    const guest: Guest = {
      type: 'person',
      firstName,
      lastName,
      email: place % 13 === 7 ? null : emailOf(firstName, lastName),
      phone: place % 11 === 5 ? null : phoneOf(nation.phone, nth),
      custom: {},
    }
    return { guest, language: nation.language }
  })
}

const LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', ß: 'ss' }

export function emailOf(firstName: string, lastName: string): string {
  const plain = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}| /gu, '')
    .replace(/[æøß]/g, (letter) => LETTERS[letter] ?? '')
  return `${plain}@mail.example`
}

/** Once all pairs are met, people carry the names of both parents. */
function lastNameOf({ firstNames, lastNames }: Nation, nth: number): string {
  const round = Math.floor(nth / (firstNames.length * lastNames.length))
  const name = itemAt(lastNames, nth)
  return round === 0 ? name : `${name}-${itemAt(lastNames, nth + round)}`
}

/** Numbers that nobody has are few: who comes after them left none, for one number is one person. */
function phoneOf(pattern: string, nth: number): string | null {
  return nth < 90 ? pattern.replace('##', String(10 + nth)) : null
}
