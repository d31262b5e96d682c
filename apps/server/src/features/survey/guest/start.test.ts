import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { ANSWERS, aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'

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

const startOf = async (query = '', guest = house.guest()) => (await guest.start(house.surveyId, query)).data

describe('what a survey begins with', () => {
  it('is its questions in one language, and nothing that is known for whoever has no stay', async () => {
    expect(await startOf()).toMatchObject({
      ...{ standing: 'open', known: null, responseId: null, privacyUrl: null },
      survey: { id: house.surveyId, version: 1, kind: 'survey', isContactOptional: false },
    })
  })

  it('is written in the language that is asked for, and where words are missing in the default one', async () => {
    const [group, ...groups] = SAMPLE_SURVEY.groups
    if (!group) throw new Error('the sample has groups')
    const bilingual = {
      ...SAMPLE_SURVEY,
      groups: [{ ...group, title: { 0: 'The score', 1: 'Karakteren' } }, ...groups],
      thanks: { title: { 0: 'Thank you', 1: 'Tak' }, text: {} },
      reviewLinks: { 0: [{ id: 'g', site: 'google' as const, name: '', url: 'https://g.example/review' }] },
    }
    await house.replace(bilingual)
    const { survey } = await startOf('?language=1')
    expect(survey).toMatchObject({
      ...{
        version: 2,
        thanks: { title: 'Tak', text: '' },
        reviewLinks: [{ url: 'https://g.example/review' }],
      },
    })
    expect(survey.groups[0].title).toEqual({ 1: 'Karakteren' })
    expect(survey.groups[0].questions[0].words).toEqual({ 1: 'Recommend?' })
    expect((await startOf('?language=0')).survey.groups[0].title).toEqual({ 0: 'The score' })
  })

  it('is the contact of the stay, its e-mail in part: links are forwarded', async () => {
    const { linkKey } = await house.booking()
    const { known } = await startOf(`?booking=${linkKey}`)
    expect(known).toEqual({
      ...{ firstName: 'Astrid', lastName: 'Nilsen', email: 'a•••@g•••.example', unit: '' },
      ...{ checkIn: '2026-11-13', checkOut: '2026-11-19' },
    })
  })

  it('is nobody’s with a link that opens no stay, or one of another property', async () => {
    const elsewhere = await aSurveyHouse(app)
    const { linkKey } = await elsewhere.booking()
    for (const key of [newId(), linkKey, 'x'.repeat(22)])
      expect(await startOf(`?booking=${key}`)).toMatchObject({ standing: 'open', known: null })
    const other = await elsewhere.guest().start(house.surveyId)
    expect(other).toMatchObject({ status: 404, code: 'survey/unknown' })
  })

  it('says that the stay has answered, and holds nothing of what was sent', async () => {
    const { linkKey } = await house.booking()
    const guest = house.guest()
    const answers = { ...ANSWERS, why: 'The Aurora suite' }
    const { data } = await guest.send(house.surveyId, { booking: linkKey, answers })
    const start = await startOf(`?booking=${linkKey}`)
    expect(start).toMatchObject({ standing: 'answered', responseId: data.responseId })
    expect(JSON.stringify(start)).not.toContain('Aurora')
  })

  it('says so on the device of whoever has no stay, and on no other', async () => {
    const guest = house.guest()
    const { data } = await guest.send(house.surveyId)
    expect(await startOf('', guest)).toMatchObject({ standing: 'answered', responseId: data.responseId })
    expect(await startOf()).toMatchObject({ standing: 'open', responseId: null })
  })

  it('says that a survey is closed; what was never published is not there', async () => {
    await house.call('POST', `surveys/${house.surveyId}/open`, { isOpen: false })
    expect((await startOf()).standing).toBe('closed')
    const { data: draft } = await house.call('POST', 'surveys', { preset: 'stay' })
    for (const id of [draft.id, newId()])
      expect(await house.guest().start(id)).toMatchObject({ status: 404, code: 'survey/unknown' })
  })

  it('is nothing where the property has no surveys', async () => {
    const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
    await owner('PUT', 'modules/guestFeedback', { enabled: false })
    await expect
      .poll(async () => (await house.guest().start(house.surveyId)).code)
      .toBe('module/not-available')
    expect((await house.guest().send(house.surveyId)).code).toBe('module/not-available')
    expect((await house.guest().readBack(newId())).code).toBe('module/not-available')
  })
})

describe('a preview', () => {
  it('shows the draft, takes what is tried and keeps nothing of it', async () => {
    const { data: draft } = await house.call('POST', 'surveys', { preset: 'pulse' })
    const { token } = (await house.call('POST', 'guestbook/previewToken')).data
    const guest = house.guest()
    const { data } = await guest.start(draft.id, `?preview=${encodeURIComponent(token)}`)
    expect(data).toMatchObject({ standing: 'open', known: null, survey: { version: 0, kind: 'pulse' } })
    const tried = { version: 0, preview: token, answers: { soFar: 2, putRight: 'The light' }, contact: null }
    const sent = await guest.send(draft.id, tried)
    expect(sent).toMatchObject({ status: 200, data: { sentAt: '2026-11-15T11:00:00.000Z' } })
    expect(guest.cookie()).toBe('')
    const wrong = await guest.send(draft.id, { ...tried, answers: { soFar: 6 } })
    expect(wrong.code).toBe('survey/answers-refused')
    expect([await house.responses(), await house.counts(), await house.stays()]).toEqual([[], [], []])
    expect((await guest.start(draft.id, `?preview=${encodeURIComponent(token)}`)).data.standing).toBe('open')
  })

  it('with a key that opens none is refused, so that nothing meant as a try is counted', async () => {
    const elsewhere = await aSurveyHouse(app)
    const { token } = (await elsewhere.call('POST', 'guestbook/previewToken')).data
    for (const preview of ['made-up', token]) {
      expect((await house.guest().start(house.surveyId, `?preview=${preview}`)).code).toBe('auth/not-allowed')
      expect((await house.guest().send(house.surveyId, { preview })).code).toBe('auth/not-allowed')
    }
    expect(await house.responses()).toEqual([])
  })

  it('is the only way to answer a draft', async () => {
    expect((await house.guest().send(house.surveyId, { version: 0 })).code).toBe('survey/version-gone')
  })
})
