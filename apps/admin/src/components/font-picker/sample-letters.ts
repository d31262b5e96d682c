/** Letters beyond the English alphabet, by language: what a font has to have. */
const LETTERS: Readonly<Record<string, string>> = {
  da: 'æøå',
  nb: 'æøå',
  nn: 'æøå',
  no: 'æøå',
  sv: 'åäö',
  fi: 'äöå',
  et: 'õäöü',
  de: 'äöüß',
  nl: 'ëï',
  fr: 'éèçœ',
  es: 'ñáí',
  it: 'àèù',
  pt: 'ãçõ',
  is: 'þðæö',
  pl: 'ąęłż',
  lv: 'āčšž',
  lt: 'ąėšž',
  cs: 'řěůž',
}
const NORTHERN = 'æøåäöõü'

/** The special letters of the property's languages; those of its neighbours where it writes English alone. */
export function sampleLetters(languages: readonly string[]): string {
  const own = languages.map((code) => lettersOf(code.split('-')[0] ?? '')).join('')
  return [...new Set(own || NORTHERN)].join(' ')
}

function lettersOf(language: string): string {
  return Object.hasOwn(LETTERS, language) ? (LETTERS[language] ?? '') : ''
}
