/** Common names of the north come often, as they do in a hotel; made-up ones fill the long tail. */
const FIRST =
  'Anna Maria Lars Erik Mart Liis Pekka Aino Astrid Ingrid Jan Emma Sophie Åse Søren Jürgen Nora Ola Kari Mikko Katri Tiina Maja Johan Sven Birgit Anders Henrik Camilla Mette Freja Noah Luuk Sanne Daan Pieter Elena Marco Luca Giulia'.split(
    ' ',
  )
const LAST =
  'Nilsen Hansen Johansson Virtanen Tamm Kask Jensen Nygård Berg Laine Korhonen Andersen Larsen Olsen Sørensen Pedersen Mägi Saar Bakker Visser Smit Meijer Eriksson Karlsson Müller Schmidt Weber Rossi'.split(
    ' ',
  )
const SYLLABLES = 'ka lo mi ne ra so ti vu be da fi ga ho ja ke lu ma no pe ru sa ta vi'.split(' ')

export type Chance = () => number

/** The same guests in every run. */
export function chance(seed: number): Chance {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

const commonFirst = <T>(list: readonly T[], random: Chance): T => {
  const item = list[Math.floor(random() ** 2 * list.length)]
  if (item === undefined) throw new RangeError('an empty list has no item')
  return item
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function rareName(random: Chance): string {
  return capital(Array.from({ length: 3 }, () => commonFirst(SYLLABLES, random)).join(''))
}

export function someName(random: Chance): { firstName: string; lastName: string } {
  return {
    firstName: random() < 0.7 ? commonFirst(FIRST, random) : rareName(random),
    lastName: random() < 0.3 ? commonFirst(LAST, random) : rareName(random),
  }
}
