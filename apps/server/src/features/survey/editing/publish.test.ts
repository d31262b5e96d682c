import { EMPTY_BODY } from '@innkeeper/domain/survey/new-survey.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'
import { surveyVersions } from '../tables.ts'

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

const versions = () =>
  app.db.tenant(house.propertyId, (tx) =>
    tx
      .select()
      .from(surveyVersions)
      .where(eq(surveyVersions.surveyId, house.surveyId))
      .orderBy(surveyVersions.version),
  )
const path = (what = '') => `surveys/${house.surveyId}${what}`
const [score, days, last] = SAMPLE_SURVEY.groups
if (!score || !days || !last) throw new Error('the sample has three groups')
const SHORTER = { ...SAMPLE_SURVEY, groups: [score] }

describe('publishing', () => {
  it('makes the next version and leaves those before it as they were', async () => {
    app.clock.advance({ minutes: 5 })
    expect((await house.replace(SHORTER)).data).toMatchObject({ version: 2, isOpen: true, hasChanges: false })
    expect(await versions()).toMatchObject([
      {
        version: 1,
        body: SAMPLE_SURVEY,
        publishedBy: 'Anna Lien',
        replacedAt: new Date('2026-11-15T11:05:00Z'),
      },
      { version: 2, body: SHORTER, publishedAt: new Date('2026-11-15T11:05:00Z'), replacedAt: null },
    ])
  })

  it('gives guests nothing of a draft before', async () => {
    const { revision } = (await house.call('GET', path())).data
    const saved = await house.call('PUT', path(), { revision, change: { body: SHORTER } })
    expect(saved.data).toMatchObject({ version: 1, hasChanges: true })
    expect((await house.guest().start(house.surveyId)).data.survey).toMatchObject({
      version: 1,
      groups: { length: 3 },
    })
  })

  it('is pressed twice and done once; a save that came between is not published unseen', async () => {
    const { revision } = (await house.call('GET', path())).data
    expect((await house.call('POST', path('/publish'), { revision: 1 })).data).toMatchObject({ version: 1 })
    const saved = await house.call('PUT', path(), { revision, change: { body: SHORTER } })
    expect(await house.call('POST', path('/publish'), { revision })).toMatchObject({
      ...{ status: 409, code: 'survey/stale-revision', details: { current: { hasChanges: true } } },
    })
    const press = () => house.call('POST', path('/publish'), { revision: saved.data.revision })
    const pressed = await Promise.all([press(), press()])
    expect(pressed.map(({ data }) => data.version)).toEqual([2, 2])
    expect(await versions()).toHaveLength(2)
  })

  const noWords = { ...days, questions: [{ ...days.questions[0], words: { 1: 'Dit værelse' } }] }
  it.each([
    ['nothing asked', EMPTY_BODY, [{ problem: 'no-questions', at: null }]],
    [
      'the same question twice',
      { ...SAMPLE_SURVEY, groups: [score, { ...score, id: 'again' }] },
      [{ problem: 'same-id', at: 'recommend' }],
    ],
    [
      'no words in the default language',
      { ...SAMPLE_SURVEY, groups: [noWords] },
      [{ problem: 'no-words', at: 'room' }],
    ],
    [
      'a condition that goes by what is asked later',
      { ...SAMPLE_SURVEY, groups: [{ ...days, questions: [days.questions[1]] }] },
      [{ problem: 'condition-unknown', at: 'roomWhy' }],
    ],
  ])('is refused with %s, and says where', async (_what, body, problems) => {
    const { revision } = (await house.call('GET', path())).data
    const saved = await house.call('PUT', path(), { revision, change: { body } })
    expect(saved.status).toBe(200)
    const refused = await house.call('POST', path('/publish'), { revision: saved.data.revision })
    expect(refused).toMatchObject({ status: 422, code: 'survey/not-ready', details: { problems } })
    expect(await versions()).toHaveLength(1)
  })
})

describe('open and closed', () => {
  it('is said of what was published; guests read that it has ended', async () => {
    const { data: never } = await house.call('POST', 'surveys', { preset: 'spa' })
    expect(await house.call('POST', `surveys/${never.id}/open`, { isOpen: true })).toMatchObject({
      ...{ status: 409, code: 'survey/not-published' },
    })
    expect((await house.call('POST', path('/open'), { isOpen: false })).data.isOpen).toBe(false)
    expect((await house.guest().start(house.surveyId)).data.standing).toBe('closed')
    // Publishing another version opens nothing by itself.
    expect((await house.replace(SHORTER)).data).toMatchObject({ version: 2, isOpen: false })
    expect((await house.call('POST', path('/open'), { isOpen: true })).data.isOpen).toBe(true)
    expect((await house.guest().start(house.surveyId)).data.standing).toBe('open')
  })
})

describe('deleting', () => {
  it('takes a survey that nobody answered, and with it its address', async () => {
    expect((await house.call('GET', path('/uses'))).data).toEqual({ places: [] })
    expect((await house.call('DELETE', path())).status).toBe(200)
    expect((await house.guest().start(house.surveyId)).code).toBe('survey/unknown')
    expect((await house.call('DELETE', path())).code).toBe('survey/unknown')
  })

  it('is refused where a guest answered', async () => {
    await house.guest().send(house.surveyId)
    expect(await house.call('DELETE', path())).toMatchObject({ status: 409, code: 'survey/has-responses' })
  })
})

it('what was done stands in the audit log', async () => {
  await house.call('POST', path('/open'), { isOpen: false })
  await house.call('POST', path('/open'), { isOpen: true })
  await house.call('DELETE', path())
  const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  const { items } = (await owner('GET', 'audit')).data
  expect(items.map(({ action, subject }: { action: string; subject: string }) => [action, subject])).toEqual([
    ['survey.deleted', 'Your stay'],
    ['survey.opened', 'Your stay'],
    ['survey.closed', 'Your stay'],
    ['survey.published', 'Your stay'],
    ['survey.added', 'Your stay'],
  ])
})
