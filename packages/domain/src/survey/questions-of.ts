import type { Question, SurveyBody } from './survey-schema.ts'

/** All questions of a survey in their order, whichever screen they stand on. */
export const questionsOf = ({ groups }: Pick<SurveyBody, 'groups'>): Question[] =>
  groups.flatMap(({ questions }) => questions)
