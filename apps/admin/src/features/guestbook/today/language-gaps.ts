import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { ContentLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { missingLanguages } from '../list/missing-languages.ts'

/** How many cards lack words in each language, most first; languages that lack nothing are left out. */
export function languageGaps(cards: readonly StaffCard[], languages: readonly ContentLanguage[]) {
  const kept = cards.filter(({ deletedAt }) => deletedAt === null)
  const missing = kept.flatMap(({ card }) => missingLanguages(card, languages).map(({ index }) => index))
  return languages
    .map((language) => ({ language, count: missing.filter((index) => index === language.index).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
