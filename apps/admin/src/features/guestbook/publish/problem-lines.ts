import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'

/** The same problem of one card, in one or several languages. */
export type ProblemLine = { key: string; problems: [PublishProblem, ...PublishProblem[]] }
export type ProblemGroup = { cardId: string | null; lines: ProblemLine[] }

/** Problems by card, in the order they came in; what is the same in several languages is one line. */
export function problemGroups(problems: readonly PublishProblem[]): ProblemGroup[] {
  const byCard = Map.groupBy(problems, ({ cardId }) => cardId)
  return [...byCard].map(([cardId, ofCard]) => ({ cardId, lines: linesOf(ofCard) }))
}

function linesOf(problems: readonly PublishProblem[]): ProblemLine[] {
  const byWhat = Map.groupBy(problems, (problem) => whatOf(problem))
  return [...byWhat].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, problems: [first, ...others] }] : [],
  )
}

/** A gap in a language is the same problem in whichever field it begins; two tabs are two problems. */
function whatOf({ kind, field, language, target, tab }: PublishProblem): string {
  const isByLanguage = (kind === 'empty' && language !== null) || kind === 'noAlt'
  return [kind, isByLanguage ? '' : field, target ?? '', tab?.id ?? ''].join(' ')
}
