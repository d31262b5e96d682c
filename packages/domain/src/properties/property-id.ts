import { PROPERTY_ID_PATTERN } from '../ids.ts'

const LONGEST = 40
/** Letters that do not come apart into a plain one and a mark. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
}

/** The address a property's name suggests: `Hôtel Gråmåsen` is `hotel-gramasen`; empty where nothing is left of it. */
export function suggestedPropertyId(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[æøåðþßłđœ]/g, (letter) => WRITTEN_AS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const slug = plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return PROPERTY_ID_PATTERN.test(slug) ? slug : ''
}
