import type { Answer } from '@innkeeper/domain/survey/answer.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { wordsOf } from './question-words.ts'
import { ratingWords } from './rating-words.ts'

/** An answer as it is read back. */
export function answerWords(question: Question, answer: Answer, t: SurveyTranslate): string {
  if (typeof answer === 'number')
    return question.kind === 'rating' ? `${answer}, ${ratingWords(answer, t)}` : String(answer)
  if (typeof answer === 'string' || !('choices' in question)) return String(answer)
  const chosen = question.choices.filter(({ id }) => answer.includes(id))
  return chosen.map(({ words }) => wordsOf(words)).join(', ')
}
