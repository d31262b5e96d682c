/*
 * How names, numbers, phones and addresses are compared when somebody looks for a guest: without case, accents and
 * punctuation. The database folds what it stores by the same rules (0039_index_booking_words.sql); a test holds both
 * together.
 */

/** Letters that have no accent to lose, and capitals of other scripts: the same place is the same letter. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZØøÐðĐđŁłĦħıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς'
const FOLDED =
  'abcdefghijklmnopqrstuvwxyzooddddllhhiабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџґαβγδεζηθικλμνξοπρστυφχψωσ'
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/[Ææ]/g, 'ae'],
  [/[Œœ]/g, 'oe'],
  [/[ẞß]/g, 'ss'],
  [/[Þþ]/g, 'th'],
]
const ACCENTS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘ʼ`]/g
const BETWEEN_WORDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they stand between words as well
  /[\u0001-\u0020\u007f-\u009f\u1680\u2028\u2029\ufeff–—·•“”„«»/.,;:(){}[\]<>|&+*#"!?_=@\\%$^~-]+/

const folded = new Map([...LETTERS].map((letter, at) => [letter, [...FOLDED][at] ?? letter]))

/** Small and without accents: Nygård is nygard. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(ACCENTS, '')
  const letters = Array.from(plain, (letter) => folded.get(letter) ?? letter).join('')
  return PAIRS.reduce((so, [letter, pair]) => so.replace(letter, pair), letters)
}

/** The words of a text, folded; a number loses the zeros before it. */
export function foldedWords(text: string): string[] {
  return fold(text).replace(APOSTROPHES, '').split(BETWEEN_WORDS).filter(Boolean).map(withoutZeros)
}

/** "00123" is 123; a word with letters stays. */
export function withoutZeros(word: string): string {
  return /^[0-9]+$/.test(word) ? word.replace(/^0+(?=[0-9])/, '') : word
}

/** The calling codes of the world: one digit, two, or else three. */
const CALLING_CODE =
  /^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])[0-9])/

/** The digits of a phone number, whole and without the country: either may be what is stored or asked for. */
export function phoneWords(phone: string): string[] {
  const plain = fold(phone)
  const digits = plain.replace(/[^0-9]/g, '')
  const isInternational = /^[^0-9]*(\+|00)/.test(plain)
  const whole = digits.replace(/^0+/, '')
  const national = whole.replace(CALLING_CODE, '').replace(/^0+/, '')
  return (isInternational ? [whole, national] : [whole]).filter(Boolean)
}
