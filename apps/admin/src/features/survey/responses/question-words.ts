import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { Words } from '@innkeeper/domain/survey/survey-schema.ts'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useSession } from '../../../platform/session.ts'
import { ADMIN_LANGUAGE } from '../../../platform/texts.ts'

const SCORE = /\{\{\s*score\s*\}\}/g

/** The first of these languages that has words; else any. */
function wordsIn(words: Words, languages: readonly number[]): string {
  return languages.map((index) => words[index]).find(Boolean) ?? Object.values(words).find(Boolean) ?? ''
}

/** What staff read of a survey's words: in their own language first, then in the property's, filled as for a guest. */
export function useQuestionWords(score: number | null = null): (words: Words) => string {
  const { property } = useSession()
  const languages = useContentLanguages()
    .toSorted((a, b) => Number(b.code === ADMIN_LANGUAGE) - Number(a.code === ADMIN_LANGUAGE))
    .map(({ index }) => index)
  return (words) =>
    fillPlaceholders(wordsIn(words, languages).replace(SCORE, score === null ? '…' : String(score)), {
      propertyName: property.name,
    })
}
