import type { Results } from '@innkeeper/api/survey/responses.ts'
import { addCounts, type Counts, countedKeys, npsIn, scoreCounts } from '@innkeeper/domain/survey/counts.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { addDays, DAY_MS } from '@innkeeper/domain/time.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aUnit } from '../../../testing/builders.ts'
import { aPublishedSurvey, aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'
import type { ResponseRow } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

/** What one guest answers, of which survey, where they slept, what they read, and on which of the next days. */
const visit = fc.record({
  survey: fc.constantFrom(0, 1),
  answers: fc.record(
    {
      recommend: fc.integer({ min: 0, max: 10 }),
      why: fc.constantFrom('', 'The view'),
      room: fc.integer({ min: 1, max: 5 }),
      roomWhy: fc.uniqueArray(fc.constantFrom('bed', 'other')),
      occasion: fc.constantFrom(['holiday'], ['work']),
    },
    { requiredKeys: ['recommend'] },
  ),
  isNamed: fc.boolean(),
  room: fc.constantFrom(null, 0, 1),
  rateCode: fc.constantFrom('SPA', 'GOLF', 'BOTH', null),
  language: fc.constantFrom(0, 1),
  day: fc.integer({ min: 0, max: 40 }),
})
type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never

async function aHouse() {
  app.clock.set(TEST_NOW)
  const body = { ...SAMPLE_SURVEY, isContactOptional: true }
  const house = await aSurveyHouse(app, { body })
  const other = await aPublishedSurvey(house.call, body, 'Breakfast')
  const rooms = [await aUnit(app.db, house.propertyId, '1'), await aUnit(app.db, house.propertyId, '2')]
  const groups: string[] = []
  for (const [name, rateCodes] of [
    ['Spa', ['SPA', 'BOTH']],
    ['Golf', ['GOLF', 'BOTH']],
  ] as const) {
    const group = {
      name,
      rateCodes,
      unitCategories: [],
      minNights: null,
      maxNights: null,
      returningGuest: null,
    }
    groups.push((await house.call('POST', 'targetGroups', group)).data.id)
  }
  return { house, surveys: [house.surveyId, other.id as string], rooms, groups }
}
type House = Awaited<ReturnType<typeof aHouse>>

async function answer(
  { house, surveys, rooms }: House,
  { survey, answers, isNamed, room, rateCode, language, day }: Visit,
) {
  app.clock.set(new Date(Date.parse(TEST_NOW) + day * DAY_MS).toISOString())
  const unitId = room === null ? null : (rooms[room]?.id ?? null)
  const { linkKey: booking } = await house.booking({ unitId, rateCode, departure: '2026-12-27' })
  const contact = isNamed
    ? { firstName: '', lastName: '', email: '', unit: '7', checkIn: '', checkOut: '' }
    : null
  const { status } = await house.guest().send(surveys[survey] ?? '', { booking, answers, contact, language })
  expect(status).toBe(200)
}

type Asked = {
  survey: string
  from: string
  to: string
  category?: string
  language?: string
  group?: string
}

/** Reads every response there is, one by one. */
function recount(
  rows: readonly ResponseRow[],
  { survey, from, to, category, language, group }: Asked,
): Counts {
  return rows
    .filter(({ surveyId, day }) => surveyId === survey && day >= from && day <= to)
    .filter((row) => !category || row.unitCategoryId === category)
    .filter((row) => !language || row.language === language)
    .filter((row) => !group || row.targetGroupIds.includes(group))
    .map((row) => Object.fromEntries(countedKeys(SAMPLE_SURVEY, row.answers).map((key) => [key, 1])))
    .reduce<Counts>(addCounts, {})
}

function resultsOf(sum: Counts): Pick<Results, 'responses' | 'nps' | 'scores' | 'counts'> {
  const counts = Object.fromEntries(
    Object.entries(sum).filter(([key]) => key !== 'all' && !key.startsWith('*:')),
  )
  return { responses: sum.all ?? 0, nps: npsIn(sum), scores: scoreCounts(sum), counts }
}

async function read(house: SurveyHouse, { survey, ...query }: Asked) {
  const answer = await house.call('GET', `surveys/${survey}/results?${new URLSearchParams(query)}`)
  expect(answer).toMatchObject({ status: 200 })
  return answer.data
}

it('what was counted as answers came is what counting all of them gives, in every segment and period', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 20 }),
      async (visits, first) => {
        const made = await aHouse()
        const { house, surveys, rooms, groups } = made
        for (const one of visits) await answer(made, one)
        // Back to where the session of staff began.
        app.clock.set(TEST_NOW)
        const rows = await house.responses()
        expect(rows).toHaveLength(visits.length)
        const periods = [
          { from: '2026-11-15', to: '2026-12-25' },
          { from: addDays('2026-11-15', first), to: addDays('2026-11-15', first + 10) },
        ]
        const segments = [undefined, rooms[0]?.categoryId].flatMap((category) =>
          [undefined, 'da'].flatMap((language) =>
            [undefined, groups[0]].map((group) => ({
              ...(category && { category }),
              ...(language && { language }),
              ...(group && { group }),
            })),
          ),
        )
        for (const survey of surveys)
          for (const period of periods)
            for (const segment of segments) {
              const asked = { survey, ...period, ...segment }
              const { now, trend } = await read(house, asked)
              expect(now).toMatchObject(resultsOf(recount(rows, asked)))
              const points = trend.points as { responses: number }[]
              expect(points.reduce((sum, point) => sum + point.responses, 0)).toBe(now.responses)
            }
      },
    ),
    { numRuns: 4 },
  )
}, 120_000)

it('answers that come at once are all counted', async () => {
  const made = await aHouse()
  const { house } = made
  const scores = [0, 3, 6, 7, 8, 9, 9, 10, 10, 10]
  const same = { survey: 0, isNamed: true, room: 0, rateCode: 'BOTH', language: 1, day: 0 } as const
  await Promise.all(scores.map((recommend) => answer(made, { ...same, answers: { recommend } })))
  const { now } = await read(house, { survey: house.surveyId, from: '2026-11-15', to: '2026-11-15' })
  expect(now).toMatchObject({ responses: 10, scores: [1, 0, 0, 1, 0, 0, 1, 1, 1, 2, 3] })
  expect(now.nps).toMatchObject({ score: 20, answers: 10 })
})
