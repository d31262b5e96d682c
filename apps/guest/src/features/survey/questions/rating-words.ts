import { RATINGS } from '@innkeeper/domain/survey/constants.ts'
import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'

const WORDS = [
  'survey.rating.1',
  'survey.rating.2',
  'survey.rating.3',
  'survey.rating.4',
  'survey.rating.5',
] as const

/** What a rating is called. */
export function ratingWords(rating: number, t: SurveyTranslate): string {
  const words = WORDS[RATINGS.indexOf(rating)]
  return words ? t(words) : String(rating)
}
