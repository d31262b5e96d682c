import { levelOf, scoreIn, wordsIn } from '@innkeeper/domain/survey/answers.ts'
import {
  addCounts,
  type Counts,
  countedKeys,
  type Segment,
  segmentsOf,
} from '@innkeeper/domain/survey/counts.ts'
import { EVERYBODY } from '../features/survey/add-counts.ts'
import {
  surveyCounts,
  surveyResponses,
  surveyStays,
  surveys,
  surveyVersions,
} from '../features/survey/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoResponse, DemoSurvey, DemoSurveys } from './survey-plan.ts'
import { writeRows } from './write-rows.ts'

/** Small rows, of which a year has thousands. */
const COUNTS_AT_ONCE = 2000
const AUTHOR = 'Sunniva Dale'

/** Surveys, what guests answered and what that adds up to, as the database keeps it when they answer one by one. */
export async function writeSurveys(tx: Tx, propertyId: string, demo: DemoSurveys): Promise<void> {
  const owned = <Row extends object>(row: Row) => ({ propertyId, ...row })
  await writeRows(tx, surveys, demo.surveys.map(surveyRow).map(owned))
  await writeRows(tx, surveyVersions, demo.surveys.flatMap(versionRow).map(owned))
  await writeRows(tx, surveyResponses, responseRows(demo).map(owned))
  await writeRows(tx, surveyStays, stayRows(demo).map(owned))
  await writeRows(tx, surveyCounts, countRows(demo).map(owned), COUNTS_AT_ONCE)
}

function surveyRow({ id, name, kind, alert, body, version, madeAt }: DemoSurvey) {
  const isOpen = version !== null
  return {
    ...{ id, name, kind, alert, draft: body, version, isOpen, hasChanges: !isOpen, revision: 1 },
    ...{ madeAt, changedAt: madeAt, changedBy: AUTHOR },
  }
}

function versionRow({ id, kind, version, body, madeAt }: DemoSurvey) {
  if (version === null) return []
  return [{ surveyId: id, version, kind, body, publishedAt: madeAt, publishedBy: AUTHOR, replacedAt: null }]
}

function surveyOf({ surveys: all }: DemoSurveys, { surveyId }: Pick<DemoResponse, 'surveyId'>): DemoSurvey {
  const survey = all.find(({ id }) => id === surveyId)
  if (!survey) throw new Error(`the demo has no survey ${surveyId}`)
  return survey
}

function responseRows(demo: DemoSurveys) {
  return demo.responses.map((response) => {
    const { body, alert, version } = surveyOf(demo, response)
    const { id, stay, answers, asksForContact, handled, ...rest } = response
    const level = levelOf(body, answers)
    const isLow = level !== null && alert.upTo !== null && level <= alert.upTo
    return {
      ...{ id, version: version ?? 1, ...rest, answers, asksForContact },
      ...{ bookingId: stay?.bookingId ?? null, contact: stay?.contact ?? null },
      ...{ unitCategoryId: stay?.unitCategoryId ?? null, targetGroupIds: stay?.targetGroupIds ?? [] },
      ...{ score: scoreIn(body, answers), level, words: wordsIn(body, answers) },
      ...{ clientKeyHash: id, sentHash: id, deviceHash: id, isLow, isToHandle: asksForContact || isLow },
      ...{ handledAt: handled?.at ?? null, handledBy: handled?.by ?? null, note: handled?.note ?? '' },
      ...{ ownerId: null, ownerName: handled?.by ?? null, revision: handled ? 2 : 1 },
    }
  })
}

function stayRows(demo: DemoSurveys) {
  return demo.responses.flatMap((response) => {
    const { surveyId, stay, day } = response
    if (!stay) return []
    const { bookingId, guestMark } = stay
    const { kind } = surveyOf(demo, response)
    return [{ surveyId, bookingId, guestMark, kind, askedOn: day, timesAsked: 1, hasAnswered: true }]
  })
}

function countRows(demo: DemoSurveys) {
  const sums = new Map<string, { surveyId: string; day: string; segment: Segment; counts: Counts }>()
  const add = (surveyId: string, day: string, segment: Segment, counts: Counts) => {
    const key = JSON.stringify([surveyId, day, ...Object.values(segment)])
    const before = sums.get(key)?.counts ?? {}
    sums.set(key, { surveyId, day, segment, counts: addCounts(before, counts) })
  }
  for (const response of demo.responses) {
    const { surveyId, day, stay, language, answers } = response
    const keys = countedKeys(surveyOf(demo, response).body, answers)
    const counts = Object.fromEntries(keys.map((key) => [key, 1]))
    const { unitCategoryId = null, targetGroupIds = [] } = stay ?? {}
    for (const segment of segmentsOf({ unitCategoryId, language, targetGroupIds })) {
      add(surveyId, day, segment, counts)
    }
  }
  for (const { surveyId, day, guests, answered } of demo.asked) {
    add(surveyId, day, EVERYBODY, { asked: guests, 'asked-answered': answered })
  }
  return [...sums.values()].map(({ segment, ...row }) => ({
    ...row,
    unitCategoryId: segment.unitCategoryId ?? '',
    language: segment.language ?? '',
    targetGroupId: segment.targetGroupId ?? '',
  }))
}
