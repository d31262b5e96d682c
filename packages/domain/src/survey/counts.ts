import type { Answers } from './answer.ts'
import { SCORE_MAX } from './constants.ts'
import { type Nps, npsOf, scoreGroups } from './nps.ts'
import { questionsOf } from './questions-of.ts'
import type { SurveyBody } from './survey-schema.ts'

/**
 * How often each answer was given, by a key: `all` responses, `*:9` for the score, and `<question>:<rating or choice>`. Kept for
 * each day and segment as answers come, so that results need not read responses.
 */
export type Counts = Readonly<Record<string, number>>

/** No question has this for its id. */
const SCORE_KEY = '*'

/** The keys that one response adds one to. */
export function countedKeys(body: Pick<SurveyBody, 'groups'>, answers: Answers): string[] {
  const keys = questionsOf(body).flatMap(({ id, kind }) => {
    const answer = answers[id]
    if (answer === undefined) return []
    if (kind === 'recommendation') return [`${SCORE_KEY}:${answer}`]
    if (kind === 'rating') return [`${id}:${answer}`]
    if (kind === 'text') return [`${id}:written`]
    return (Array.isArray(answer) ? answer : [answer]).map((choice) => `${id}:${choice}`)
  })
  return ['all', ...keys]
}

export function addCounts(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one }
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count
  return sum
}

/** How often each score was given, beginning with 0. */
export const scoreCounts = (counts: Counts): number[] =>
  Array.from({ length: SCORE_MAX + 1 }, (_, score) => counts[`${SCORE_KEY}:${score}`] ?? 0)

export const npsIn = (counts: Counts): Nps | null => npsOf(scoreGroups(scoreCounts(counts)))

/** The middle of the ratings a question got; null without any. */
export function averageRating(counts: Counts, question: string): { average: number; answers: number } | null {
  const given = Object.entries(counts).flatMap(([key, count]) => {
    const [id, value = ''] = key.split(':')
    return id === question && /^\d$/.test(value) ? [{ value: Number(value), count }] : []
  })
  const answers = given.reduce((sum, { count }) => sum + count, 0)
  if (answers === 0) return null
  return { average: given.reduce((sum, { value, count }) => sum + value * count, 0) / answers, answers }
}

/** What a response is counted under; null is everybody. */
export type Segment = { unitCategoryId: string | null; language: string | null; targetGroupId: string | null }

/**
 * Every segment that a response belongs to: results of any choice of room category, language and target group together
 * are then one row for each day.
 */
export function segmentsOf({
  unitCategoryId,
  language,
  targetGroupIds,
}: {
  unitCategoryId: string | null
  language: string
  targetGroupIds: readonly string[]
}): Segment[] {
  const categories = unitCategoryId === null ? [null] : [null, unitCategoryId]
  const groups = [null, ...new Set(targetGroupIds)]
  return categories.flatMap((category) =>
    [null, language].flatMap((code) =>
      groups.map((group) => ({ unitCategoryId: category, language: code, targetGroupId: group })),
    ),
  )
}
