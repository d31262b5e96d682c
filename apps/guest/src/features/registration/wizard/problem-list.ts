import { type FormFacts, type Problem, problemsOf } from '@innkeeper/domain/registration/problems.ts'
import { type Answers, filledOf } from './answers.ts'
import { type Screen, screenOfProblem } from './screens.ts'

/** What the server refused, with the value it refused: changed, it may be right. */
export type Refused = Problem & { value: string }

/** The value a problem is about. */
export function valueAt(answers: Answers, field: string): string {
  const [, place, name] = /^companions\.(\d+)\.(.+)$/.exec(field) ?? []
  if (place === undefined || name === undefined) return answers.values[field] ?? ''
  return answers.companions[Number(place)]?.values[name] ?? ''
}

export const refusedOf = (answers: Answers, problems: readonly Problem[]): Refused[] =>
  problems.map((problem) => ({ ...problem, value: valueAt(answers, problem.field) }))

/** Everything that is wrong now: by the rules, and what the server said of values that are still the same. */
export function allProblems(answers: Answers, facts: FormFacts, refused: readonly Refused[]): Problem[] {
  const own = problemsOf(filledOf(answers, facts), facts)
  const known = new Set(own.map(({ field }) => field))
  const ofServer = refused.filter(
    ({ field, value }) => !known.has(field) && valueAt(answers, field) === value,
  )
  return [...own, ...ofServer.map(({ field, problem }) => ({ field, problem }))]
}

export const problemsOn = (screen: Screen, problems: readonly Problem[]): Problem[] =>
  problems.filter(({ field }) => screenOfProblem(field) === screen)
