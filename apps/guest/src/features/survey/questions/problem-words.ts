import type { AnswerProblem } from '@innkeeper/domain/survey/answers.ts'
import { COMMENT_MAX } from '@innkeeper/domain/survey/constants.ts'
import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'

const WORDS = {
  required: 'survey.required',
  'not-a-score': 'survey.problem.notAScore',
  'not-a-rating': 'survey.problem.notARating',
  'not-a-choice': 'survey.problem.notAChoice',
  'not-words': 'survey.required',
  'too-long': 'form.tooLong',
  'not-asked': 'survey.problem.notAsked',
} as const satisfies Record<AnswerProblem, string>

/** What is said at a question. */
export function answerProblemWords(problem: AnswerProblem, t: SurveyTranslate): string {
  const words = WORDS[problem]
  return words === 'form.tooLong' ? t(words, { max: COMMENT_MAX }) : t(words)
}
