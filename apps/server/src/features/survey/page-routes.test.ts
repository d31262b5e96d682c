import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aSurveyHouse, type SurveyHouse } from '../../testing/survey-house.ts'

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

const open = (query: string, cookie = '') =>
  app.inject({ url: `/survey/${house.propertyId}${query}`, headers: cookie ? { cookie } : {} })
const ofStay = (linkKey: string) => `stay_${house.propertyId}=${linkKey}`
/** What the page was made with. */
const pageOf = async (query: string, cookie = '') => {
  const { body } = await open(query, cookie)
  const [, data = ''] = /<body>(.*)<\/body>/s.exec(body) ?? []
  return JSON.parse(data).data
}

describe('the page of a survey', () => {
  it('holds its first question, and is kept by nobody', async () => {
    const { statusCode, headers, body } = await open(`?templateId=${house.surveyId}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toContain('Recommend?')
    expect(headers['set-cookie']).toBeUndefined()
    expect(await house.responses()).toEqual([])
  })

  it('takes the key of the stay out of the address, for this visitor', async () => {
    const { linkKey } = await house.booking()
    const { statusCode, headers } = await open(`?templateId=${house.surveyId}&booking=${linkKey}&score=9`)
    expect([statusCode, headers.location]).toEqual([
      ...[302, `/survey/${house.propertyId}?templateId=${house.surveyId}&score=9`],
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toContain(`${ofStay(linkKey)};`)
    const page = await pageOf(`?templateId=${house.surveyId}&score=9`, ofStay(linkKey))
    expect(page).toMatchObject({ booking: linkKey, score: 9, start: { known: { firstName: 'Astrid' } } })
  })

  it('keeps no key that opens no stay here', async () => {
    const elsewhere = await aSurveyHouse(app)
    const { linkKey } = await elsewhere.booking()
    for (const key of [linkKey, newId(), '', '../../admin', '%0d%0aset-cookie:x=1']) {
      const { statusCode, headers } = await open(`?templateId=${house.surveyId}&booking=${key}`)
      expect([statusCode, headers.location]).toEqual([
        ...[302, `/survey/${house.propertyId}?templateId=${house.surveyId}`],
      ])
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(await pageOf(`?templateId=${house.surveyId}`, ofStay(linkKey))).toMatchObject({
      ...{ booking: null, start: { known: null } },
    })
  })

  it.each([
    ['0', 0],
    ['10', 10],
    ['11', null],
    ['-1', null],
    ['x', null],
    ['5.5', null],
    ['1e1', null],
    ['', null],
    ['9&score=8', null],
  ])('with the score %s has chosen %s, and recorded nothing', async (score, chosen) => {
    expect((await pageOf(`?templateId=${house.surveyId}&score=${score}`)).score).toBe(chosen)
    expect(await house.responses()).toEqual([])
  })

  it('opens what this device sent for reading, and for another the survey alone', async () => {
    const guest = house.guest()
    const { responseId } = (await guest.send(house.surveyId)).data
    expect(await pageOf(`?responseId=${responseId}`, guest.cookie())).toMatchObject({
      ...{ own: { responseId, answers: { recommend: 9 } }, start: { standing: 'answered' } },
    })
    const both = `?responseId=${responseId}&templateId=${house.surveyId}`
    expect(await pageOf(both)).toMatchObject({ own: null, start: { standing: 'open' } })
    expect(await pageOf(`?responseId=${responseId}`)).toMatchObject({ failure: 'unavailable' })
  })

  it('is shown in the language of its visitor', async () => {
    const [group, ...groups] = SAMPLE_SURVEY.groups
    if (!group) throw new Error('the sample has groups')
    await house.replace({
      ...SAMPLE_SURVEY,
      groups: [{ ...group, title: { 0: 'Score', 1: 'Karakter' } }, ...groups],
    })
    const { body, headers } = await open(`?templateId=${house.surveyId}&language=1`)
    expect(body).toContain('<html lang="da">')
    expect(body).toContain('Karakter')
    expect(headers['set-cookie']).toContain('language=da')
  })
})

describe('an address that opens no survey', () => {
  it('leads to the guestbook where it names none, to their own whoever has a stay', async () => {
    const { linkKey } = await house.booking()
    const to = async (query: string, cookie = '') => (await open(query, cookie)).headers.location
    expect(await to('')).toBe(`/guestbook/${house.propertyId}?box=survey`)
    expect(await to('?templateId=&l=lobby')).toBe(
      `/guestbook/${house.propertyId}?templateId=&l=lobby&box=survey`,
    )
    expect(await to('?x=1', ofStay(linkKey))).toBe(`/guestbook/${house.propertyId}/${linkKey}?x=1&box=survey`)
    expect(await to('', ofStay(newId()))).toBe(`/guestbook/${house.propertyId}?box=survey`)
  })

  it.each(['templateId', 'responseId'])(
    'is content that is not available where its %s is unknown',
    async (name) => {
      for (const id of [newId(), 'x', '__proto__', '../..', `${newId()}&${name}=${newId()}`]) {
        const { statusCode, body } = await open(`?${name}=${id}`)
        expect([statusCode, body.includes('"failure":"unavailable"')]).toEqual([404, true])
        expect(body).toContain(`"propertyId":"${house.propertyId}"`)
      }
    },
  )

  it('of another property, or one that was never published, is not available either', async () => {
    const elsewhere = await aSurveyHouse(app)
    const { data: draft } = await house.call('POST', 'surveys', { preset: 'stay' })
    for (const id of [elsewhere.surveyId, draft.id])
      expect(await pageOf(`?templateId=${id}`)).toMatchObject({ kind: 'failure', failure: 'unavailable' })
  })

  it('is not available without the module, and keeps the way back to the stay', async () => {
    const { linkKey } = await house.booking()
    const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
    await owner('PUT', 'modules/guestFeedback', { enabled: false })
    await expect.poll(async () => (await open(`?templateId=${house.surveyId}`)).statusCode).toBe(404)
    const { headers } = await open(`?templateId=${house.surveyId}&booking=${linkKey}`)
    expect(headers['set-cookie']).toContain(`${ofStay(linkKey)};`)
  })
})

it('a preview shows the draft to who may look at it, and to nobody else', async () => {
  const { data: draft } = await house.call('POST', 'surveys', { preset: 'pulse' })
  const { token } = (await house.call('POST', 'guestbook/previewToken')).data
  const query = `?templateId=${draft.id}&state=preview&token=${encodeURIComponent(token)}`
  expect(await pageOf(query)).toMatchObject({
    ...{ preview: { token }, booking: null, start: { standing: 'open', survey: { version: 0 } } },
  })
  // Of one that is published, too: what was to be tried only must not become an answer.
  for (const id of [draft.id, house.surveyId]) {
    for (const token of ['&token=made-up', '']) {
      const page = await pageOf(`?templateId=${id}&state=preview${token}`)
      expect(page).toMatchObject({ failure: 'unavailable' })
    }
  }
})
