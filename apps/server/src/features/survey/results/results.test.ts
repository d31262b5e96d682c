import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'
import { addCounts, EVERYBODY } from '../add-counts.ts'

let app: TestApp
let house: SurveyHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aSurveyHouse(app)
})

const results = (query: string) => house.call('GET', `surveys/${house.surveyId}/results?${query}`)
const score = async (at: string, ...scores: number[]) => {
  app.clock.set(at)
  for (const recommend of scores) {
    expect((await house.guest().send(house.surveyId, { answers: { recommend } })).status).toBe(200)
  }
}

describe('results', () => {
  it('are the score with its interval, and the same of another period', async () => {
    await score('2026-10-10T11:00:00Z', 3, 9)
    await score('2026-11-10T11:00:00Z', 10, 9, 8)
    const { data } = await results(
      'from=2026-11-01&to=2026-11-30&compareFrom=2026-10-01&compareTo=2026-10-31',
    )
    expect(data.now).toMatchObject({ responses: 3, asked: null, from: '2026-11-01', to: '2026-11-30' })
    expect(data.now.nps.score).toBeCloseTo(200 / 3, 6)
    expect(data.now.nps.low).toBeLessThan(data.now.nps.score)
    expect(data.before).toMatchObject({ responses: 2, nps: { score: 0, answers: 2 }, from: '2026-10-01' })
    expect(data.trend.step).toBe('day')
    expect(data.trend.points[9]).toMatchObject({ from: '2026-11-10', responses: 3 })
    expect((await results('from=2026-01-01&to=2026-12-31')).data.trend).toMatchObject({ step: 'month' })
  })

  it('of nobody are empty', async () => {
    const { data } = await results('from=2026-11-01&to=2026-11-07')
    expect(data.now).toMatchObject({ responses: 0, nps: null, counts: {}, asked: null })
    expect(data.now.scores).toEqual(Array(11).fill(0))
    expect(data).toMatchObject({ before: null, languages: [], trend: { points: { length: 7 } } })
  })

  it('name the questions that are asked, and then those that were asked before', async () => {
    await house.replace({ ...SAMPLE_SURVEY, groups: SAMPLE_SURVEY.groups.slice(1) })
    const { questions } = (await results('from=2026-11-01&to=2026-11-07')).data
    const asked = questions.map(
      ({ question, isAskedNow }: { question: { id: string }; isAskedNow: boolean }) => [
        question.id,
        isAskedNow,
      ],
    )
    expect(asked).toEqual([
      ...[
        ['room', true],
        ['roomWhy', true],
        ['noiseWhere', true],
        ['occasion', true],
      ],
      ...[
        ['recommend', false],
        ['why', false],
      ],
    ])
  })

  it('say what share of those asked answered, under the day they were asked, and of everybody alone', async () => {
    const { propertyId, surveyId } = house
    const { id: bookingId, linkKey: booking } = await house.booking()
    await house.booking()
    await app.db.tenant(propertyId, async (tx) => {
      await tx.execute(sql`
        insert into survey_stays (property_id, survey_id, booking_id, guest_mark, kind, asked_on, times_asked)
        values (${propertyId}, ${surveyId}, ${bookingId}, 'mark', 'survey', '2026-11-14', 1)`)
      const asked = { propertyId, surveyId, day: '2026-11-14', segments: [EVERYBODY], counts: { asked: 2 } }
      await addCounts(tx, asked)
    })
    await house.guest().send(surveyId, { booking, contact: { ...CONTACT } })
    expect((await results('from=2026-11-14&to=2026-11-14')).data.now).toMatchObject({
      ...{ responses: 0, asked: { guests: 2, answered: 1 } },
    })
    expect((await results('from=2026-11-15&to=2026-11-15')).data.now).toMatchObject({
      responses: 1,
      asked: null,
    })
    expect((await results('from=2026-11-14&to=2026-11-15&language=en')).data.now).toMatchObject({
      ...{ responses: 1, asked: null },
    })
  })

  it.each([
    ['no period', ''],
    ['a period that ends before it begins', 'from=2026-11-30&to=2026-11-01'],
    ['a period of more than a year', 'from=2025-01-01&to=2026-12-31'],
    ['a day that is none', 'from=2026-02-30&to=2026-03-01'],
    [
      'another period that is none',
      'from=2026-11-01&to=2026-11-02&compareFrom=2026-11-02&compareTo=2026-11-01',
    ],
    ['a language that is none', 'from=2026-11-01&to=2026-11-02&language=English'],
  ])('of %s are refused', async (_what, query) => {
    expect(await results(query)).toMatchObject({ status: 400, code: 'request/invalid' })
  })
})

const CONTACT = { firstName: '', lastName: '', email: '', unit: '7', checkIn: '', checkOut: '' }

describe('the list of surveys', () => {
  it('says how each stands, of the last 90 days', async () => {
    await score('2026-07-01T11:00:00Z', 0)
    await score('2026-11-15T11:00:00Z', 10, 2)
    const { items } = (await house.call('GET', 'surveys')).data
    expect(items).toMatchObject([
      { responses: 3, toHandle: 2, score: 0, lastResponseAt: '2026-11-15T11:00:00.000Z', isOpen: true },
    ])
  })

  it('tells a reception of those that ask for contact, and no score', async () => {
    await score('2026-11-15T11:00:00Z', 10, 2)
    await house.guest().send(house.surveyId, { answers: { recommend: 1 }, asksForContact: true })
    const reception = await house.as('reception')
    expect((await reception('GET', 'surveys')).data.items).toMatchObject([
      { responses: 1, toHandle: 1, score: null },
    ])
    const { code } = await reception('GET', `surveys/${house.surveyId}/results?from=2026-11-01&to=2026-11-02`)
    expect(code).toBe('auth/not-allowed')
  })
})
