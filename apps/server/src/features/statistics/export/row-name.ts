import { languageName } from '@innkeeper/i18n/language-name.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { GONE, hourWords, PERSON_GONE, ROW_NAMES } from './words.ts'

/** A row as a person calls it; one that this version does not know yet is written by its own name. */
export function rowName(part: string, { row, name }: { row: string; name: string | null }): string {
  const words = ROW_NAMES[part]
  if (words) return words[row] ?? row
  if (part === 'language') return languageName(row, intlLocaleFor('en'))
  if (part === 'hour') return hourWords(row.padStart(2, '0'))
  return name ?? (part === 'person' ? PERSON_GONE : GONE)
}
