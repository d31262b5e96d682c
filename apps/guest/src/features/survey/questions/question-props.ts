import type { Answer } from '@innkeeper/domain/survey/answer.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'

/** What every kind of question is drawn with. */
export type QuestionProps = {
  question: Question
  words: string
  /** It is what its screen is called. */
  isTitle: boolean
  /** Said below the words of a title. */
  note: string | null
  answer: Answer | undefined
  /** What is wrong, in words; null while nothing is. */
  problem: string | null
  /** Undefined takes the answer back. */
  onAnswer: (answer: Answer | undefined) => void
}
