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
