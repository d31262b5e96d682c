import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aUnit } from '../../../testing/builders.ts'
import { aPublishedSurvey, aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'

let app: TestApp
let house: SurveyHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aSurveyHouse(app, { body: { ...SAMPLE_SURVEY, isContactOptional: true } })
})

/** Sent a minute after the one before, by somebody who wrote this. */
async function answered(why: string, more: Record<string, unknown> = {}): Promise<string> {
  app.clock.advance({ minutes: 1 })
  const { recommend = 9, survey = house.surveyId, ...sent } = more
  const { data } = await house.guest().send(survey as string, { answers: { recommend, why }, ...sent })
  return data.responseId
}
type Item = { words: string; id: string }
const listed = async (query = '', call = house.call) =>
  ((await call('GET', `surveyResponses?${query}`)).data.items as Item[]).map(({ words }) => words)

describe('the list of responses', () => {
  it('is the newest first, page by page, and stays so where others come meanwhile', async () => {
    for (const nth of [1, 2, 3, 4, 5]) await answered(`Answer ${nth}`)
    const first = (await house.call('GET', 'surveyResponses?limit=2')).data
    expect(first.items.map(({ words }: Item) => words)).toEqual(['Answer 5', 'Answer 4'])
    expect(first.hasMore).toBe(true)
    await answered('Answer 6')
    const next = (await house.call('GET', `surveyResponses?limit=2&after=${first.items[1].id}`)).data
    expect(next.items.map(({ words }: Item) => words)).toEqual(['Answer 3', 'Answer 2'])
    const last = (await house.call('GET', `surveyResponses?limit=2&after=${next.items[1].id}`)).data
    expect([last.items.map(({ words }: Item) => words), last.hasMore]).toEqual([['Answer 1'], false])
    expect(await listed(`after=${newId()}`)).toEqual([])
  })

  it('goes on within one moment', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await house.guest().send(house.surveyId)).data.responseId),
    )
    const seen: string[] = []
    for (let page = 0; page < 5; page++) {
      const after = seen.length > 0 ? `&after=${seen.at(-1)}` : ''
      const { items } = (await house.call('GET', `surveyResponses?limit=1${after}`)).data
      seen.push(...items.map(({ id }: Item) => id))
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  it('is filtered by survey, days, language, room category and group', async () => {
    const { id: unitId, categoryId } = await aUnit(app.db, house.propertyId, '204')
    const group = { name: 'Spa', rateCodes: ['SPA'], unitCategories: [], minNights: null, maxNights: null }
    const { id: groupId } = (await house.call('POST', 'targetGroups', { ...group, returningGuest: null }))
      .data
    const { linkKey: booking } = await house.booking({ unitId, rateCode: 'SPA' })
    const other = await aPublishedSurvey(house.call, SAMPLE_SURVEY, 'Breakfast')
    await answered('Of a spa guest', { booking, language: 1 })
    await answered('Of another survey', { survey: other.id })
    app.clock.advance({ minutes: 48 * 60 })
    await answered('Later')
    expect(await listed(`survey=${other.id}`)).toEqual(['Of another survey'])
    expect(await listed('from=2026-11-16')).toEqual(['Later'])
    expect(await listed('to=2026-11-15')).toEqual(['Of another survey', 'Of a spa guest'])
    for (const query of ['language=da', `category=${categoryId}`, `group=${groupId}`])
      expect(await listed(query), query).toEqual(['Of a spa guest'])
    expect(await listed(`category=${newId()}`)).toEqual([])
  })

  it('finds words by how they begin, in any order and case', async () => {
    await answered('The breakfast was cold, Ærlig talt')
    await answered('<b>Breakfast</b> & "view"')
    await answered("=cmd|' /C calc'!A0")
    expect(await listed('search=break')).toHaveLength(2)
    expect(await listed('search=COLD%20breakf')).toEqual(['The breakfast was cold, Ærlig talt'])
    expect(await listed(`search=${encodeURIComponent('ærlig')}`)).toHaveLength(1)
    expect(await listed('search=dinner')).toEqual([])
    for (const odd of ["'", '" | :* & !', '\\', '%', '(', '<->', '\u0000x'])
      expect(await house.call('GET', `surveyResponses?search=${encodeURIComponent(odd)}`)).toMatchObject({
        status: 200,
      })
    expect((await house.call('GET', `surveyResponses?search=${'x'.repeat(101)}`)).code).toBe(
      'request/invalid',
    )
  })

  it('shows those that wait, that are low, or that hold words', async () => {
    await answered('', { recommend: 10 })
    await answered('Cold', { recommend: 2 })
    await answered('Call me', { recommend: 3, asksForContact: true })
    expect(await listed('show=to%20handle')).toEqual(['Call me', 'Cold'])
    expect(await listed('show=low')).toEqual(['Call me', 'Cold'])
    expect(await listed('show=asks%20for%20contact')).toEqual(['Call me'])
    expect(await listed('show=with%20words')).toEqual(['Call me', 'Cold'])
    expect((await house.call('GET', 'surveyResponses')).data.toHandle).toBe(2)
    expect((await house.call('GET', 'surveyResponses?show=none')).code).toBe('request/invalid')
  })

  it('has pages of a size', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'after=x'])
      expect((await house.call('GET', `surveyResponses?${query}`)).code, query).toBe('request/invalid')
  })
})

describe('tags', () => {
  const tag = (id: string, tags: unknown) => house.call('PUT', `surveyResponses/${id}/tags`, { tags })

  it('are set by hand, each once, found in any case and counted', async () => {
    const [one, two] = [await answered('One'), await answered('Two')]
    expect((await tag(one, ['Breakfast', ' breakfast ', 'Noise'])).data.tags).toEqual(['breakfast', 'noise'])
    await tag(two, ['noise'])
    expect(await listed('tag=Noise')).toEqual(['Two', 'One'])
    expect((await house.call('GET', 'surveyResponses?tag=breakfast')).data.tags).toEqual([
      { tag: 'noise', responses: 2 },
      { tag: 'breakfast', responses: 1 },
    ])
    await tag(one, [])
    expect(await listed('tag=breakfast')).toEqual([])
  })

  it('are ten of 40 letters at most', async () => {
    const id = await answered('One')
    for (const tags of [Array.from({ length: 11 }, (_, nth) => `t${nth}`), ['x'.repeat(41)], [' '], 'noise'])
      expect((await tag(id, tags)).code).toBe('request/invalid')
    expect((await tag(newId(), [])).code).toBe('survey/response-unknown')
  })
})

describe('who reads what', () => {
  let asking: string
  let low: string
  beforeEach(async () => {
    low = await answered('Cold', { recommend: 2 })
    asking = await answered('Call me', { recommend: 3, asksForContact: true })
    await house.call('PUT', `surveyResponses/${low}/tags`, { tags: ['kitchen'] })
  })

  it('a reception those that ask for contact, with who they are, and no other by any way', async () => {
    const reception = await house.as('reception')
    for (const query of [
      '',
      'show=to%20handle',
      'show=low',
      'show=with%20words',
      'tag=kitchen',
      'search=cold',
    ])
      expect(
        (await listed(query, reception)).filter((words) => words !== 'Call me'),
        query,
      ).toEqual([])
    const { data } = await reception('GET', 'surveyResponses')
    expect(data).toMatchObject({
      ...{ toHandle: 1, tags: [] },
      items: [{ id: asking, guest: { name: 'Nora Winters', unit: '204', bookingId: null } }],
    })
    expect((await reception('GET', `surveyResponses/${asking}`)).data.contact.email).toBe(
      'nora@guest.example',
    )
    expect(await reception('GET', `surveyResponses/${low}`)).toMatchObject({
      ...{ status: 404, code: 'survey/response-unknown' },
    })
    const handled = { revision: 1, isHandled: true, note: '', ownerId: null }
    expect((await reception('PUT', `surveyResponses/${low}/handled`, handled)).code).toBe(
      'survey/response-unknown',
    )
    for (const [method, path, body] of [
      ['PUT', `surveyResponses/${asking}/tags`, { tags: [] }],
      ['GET', `surveys/${house.surveyId}/responses.csv`, undefined],
    ] as const)
      expect((await reception(method, path, body)).code, path).toBe('auth/not-allowed')
  })

  it('an analyst and an editor all of them, and of nobody who it is', async () => {
    for (const role of ['analyst', 'editor'] as const) {
      const call = await house.as(role)
      const { data } = await call('GET', 'surveyResponses')
      expect(data.items).toMatchObject([
        { words: 'Call me', guest: null, hasContact: true },
        { words: 'Cold', guest: null },
      ])
      const one = await call('GET', `surveyResponses/${asking}`)
      expect(one.data).toMatchObject({ contact: null, guest: null, answers: { why: 'Call me' } })
      expect(JSON.stringify([data, one.data])).not.toMatch(/Winters|nora@|"204"/)
      const handled = { revision: 1, isHandled: true, note: '', ownerId: null }
      expect((await call('PUT', `surveyResponses/${asking}/handled`, handled)).status).toBe(403)
    }
  })

  it('another property and other roles none', async () => {
    const elsewhere = await aSurveyHouse(app)
    expect((await elsewhere.call('GET', 'surveyResponses')).data).toMatchObject({ items: [], toHandle: 0 })
    expect((await elsewhere.call('GET', `surveyResponses/${asking}`)).code).toBe('survey/response-unknown')
    expect((await elsewhere.call('PUT', `surveyResponses/${asking}/tags`, { tags: ['x'] })).code).toBe(
      'survey/response-unknown',
    )
    for (const role of ['housekeeping', 'kitchen'] as const)
      expect((await (await house.as(role))('GET', 'surveyResponses')).status).toBe(403)
  })
})
