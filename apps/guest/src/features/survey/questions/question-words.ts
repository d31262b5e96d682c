import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import { scoreIn } from '@innkeeper/domain/survey/answers.ts'
import { askedGroups } from '@innkeeper/domain/survey/asked-questions.ts'
import type { Question, QuestionGroup, Words } from '@innkeeper/domain/survey/survey-schema.ts'
import type { GuestSurvey } from '../api.ts'

const SCORE = /\{\{\s*score\s*\}\}/g
/** Where a score is named that nobody has given. */
const NO_SCORE = '…'

/** A text of a survey comes in one language, whatever its index. */
export const wordsOf = (words: Words): string => Object.values(words)[0] ?? ''

/** The words of a question with the hotel's name and the chosen score in them. */
export function questionWords(words: Words, propertyName: string, score: number | null): string {
  return fillPlaceholders(wordsOf(words).replaceAll(SCORE, String(score ?? NO_SCORE)), { propertyName })
}

/** "What made it a {{score}}?" is no question before there is one; what must be answered is asked all the same. */
const waitsForScore = ({ words, isRequired }: Question) => !isRequired && wordsOf(words).search(SCORE) !== -1

/** The screens with questions after these answers, as a guest reads them. */
export function shownGroups(survey: Pick<GuestSurvey, 'groups'>, answers: Answers): QuestionGroup[] {
  const groups = askedGroups(survey, answers)
  if (scoreIn(survey, answers) !== null) return groups
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((one) => !waitsForScore(one)) }))
    .filter(({ questions }) => questions.length > 0)
}
