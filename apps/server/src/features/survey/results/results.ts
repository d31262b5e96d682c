import type { Results, SurveyResults } from '@innkeeper/api/survey/responses.ts'
import { isPeriod, type Period } from '@innkeeper/domain/statistics/period.ts'
import { type Counts, npsIn, type Segment, scoreCounts } from '@innkeeper/domain/survey/counts.ts'
import { questionsOf } from '@innkeeper/domain/survey/questions-of.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { stepStart, stepsOf, trendStep } from '@innkeeper/domain/survey/trend.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findSurvey, findVersions } from '../editing/repository.ts'
import type { SurveyRow, SurveyVersionRow } from '../tables.ts'
import { type DayCounts, findCounts, findLanguages, sumOf } from './read-counts.ts'

/** All that is read of answers; what there is to filter by is the property's. */
type Counted = Omit<SurveyResults, 'categories' | 'groups'>

type Wanted = {
  from: string
  to: string
  compareFrom?: string | undefined
  compareTo?: string | undefined
  category?: string | undefined
  language?: string | undefined
  group?: string | undefined
}

/** What came back, from what was counted as it came. */
export function createResults({ db }: { db: Database }) {
  return async (propertyId: string, id: string, wanted: Wanted): Promise<Counted> => {
    const period = { from: wanted.from, to: wanted.to }
    const before =
      wanted.compareFrom && wanted.compareTo ? { from: wanted.compareFrom, to: wanted.compareTo } : null
    for (const each of [period, before]) {
      if (each && !isPeriod(each)) throw new AppError('request/invalid', 'A period has 1 to 366 days.')
    }
    const segment: Segment = {
      unitCategoryId: wanted.category ?? null,
      language: wanted.language ?? null,
      targetGroupId: wanted.group ?? null,
    }
    return db.tenant(
      propertyId,
      (tx) => read(tx, { propertyId, surveyId: id }, { period, before, segment }),
      {
        readOnly: true,
      },
    )
  }
}

type Survey = { propertyId: string; surveyId: string }
type Asked = { period: Period; before: Period | null; segment: Segment }

async function read(tx: Tx, survey: Survey, { period, before, segment }: Asked): Promise<Counted> {
  const row = await findSurvey(tx, survey.propertyId, survey.surveyId)
  if (!row) throw new AppError('survey/unknown', 'There is no such survey.')
  const days = await findCounts(tx, survey, segment, period)
  const earlier = before && (await findCounts(tx, survey, segment, before))
  const isEverybody = Object.values(segment).every((part) => part === null)
  return {
    name: row.name,
    questions: questionsAsked(row, await findVersions(tx, survey.propertyId, survey.surveyId)),
    now: resultsOf(period, sumOf(days), isEverybody),
    before: before && earlier && resultsOf(before, sumOf(earlier), isEverybody),
    trend: trendOf(period, days),
    languages: await findLanguages(tx, survey),
  }
}

function resultsOf({ from, to }: Period, sum: Counts, isEverybody: boolean): Results {
  const { all = 0, asked = 0, 'asked-answered': answered = 0, ...others } = sum
  const scores = scoreCounts(sum)
  const counts = Object.fromEntries(Object.entries(others).filter(([key]) => !key.startsWith('*:')))
  return {
    ...{ from, to, responses: all, nps: npsIn(sum), scores, counts },
    asked: isEverybody && asked > 0 ? { guests: asked, answered } : null,
  }
}

function trendOf(period: Period, days: readonly DayCounts[]): SurveyResults['trend'] {
  const step = trendStep(period)
  const byStep = Map.groupBy(days, ({ day }) => stepStart(day, step))
  const points = stepsOf(period, step).map((from) => {
    const sum = sumOf(byStep.get(from) ?? [])
    return { from, responses: sum.all ?? 0, nps: npsIn(sum) }
  })
  return { step, points }
}

/** In the words of the newest version that asked them; those that are asked no more come last. */
function questionsAsked(
  { version }: SurveyRow,
  versions: readonly SurveyVersionRow[],
): SurveyResults['questions'] {
  const current = versions.find((each) => each.version === version)
  const now = current ? questionsOf(current.body) : []
  const known = new Map<string, Question>()
  for (const { body } of versions) for (const question of questionsOf(body)) known.set(question.id, question)
  const gone = [...known.values()].filter(({ id }) => !now.some((question) => question.id === id))
  return [
    ...now.map((question) => ({ question, isAskedNow: true })),
    ...gone.map((question) => ({ question, isAskedNow: false })),
  ]
}
