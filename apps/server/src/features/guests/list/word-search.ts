import type { SearchWord } from '@innkeeper/domain/guests/search-words.ts'

/** A word a booking must have: one of some prefixes, or exactly this. */
export type Wanted = { prefixes: SearchWord } | { exactly: string }

/** As the database asks its words; null where nothing is asked. See `words_of` in the migrations. */
export function wordQuery(propertyId: string, words: readonly Wanted[]): string | null {
  const quoted = (word: string) => `'${`${propertyId}/${word}`.replace(/['\\]/g, '$&$&')}'`
  const asked = words.map((word) =>
    'exactly' in word
      ? quoted(word.exactly)
      : `(${word.prefixes.map((prefix) => `${quoted(prefix)}:*`).join(' | ')})`,
  )
  return asked.length > 0 ? asked.join(' & ') : null
}

/** Too short to tell people apart. */
const SHORT = 3

/** Several names, or part of a number or an address: few have it. One name, or a filter, may be everywhere. */
export function areRare(words: readonly Wanted[]): boolean {
  const typed = words.flatMap((word) => ('prefixes' in word ? [word.prefixes] : []))
  const long = typed.filter((prefixes) => prefixes.every(({ length }) => length >= SHORT))
  return long.length > 1 || long.some((prefixes) => prefixes.some((prefix) => /[0-9@]/.test(prefix)))
}
