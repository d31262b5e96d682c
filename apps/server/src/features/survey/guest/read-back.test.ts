import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'

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

const unknown = { status: 404, code: 'survey/response-unknown' }

it('the device that sent answers reads them with the questions as they were asked, and nothing of the contact', async () => {
  const guest = house.guest()
  const { responseId } = (await guest.send(house.surveyId)).data
  await house.replace({ ...SAMPLE_SURVEY, groups: SAMPLE_SURVEY.groups.slice(0, 1) })
  const { data } = await guest.readBack(responseId)
  expect(data).toMatchObject({
    ...{ responseId, sentAt: '2026-11-15T11:00:00.000Z', hasContact: true },
    ...{ answers: { recommend: 9, why: 'The view' }, survey: { version: 1, groups: { length: 3 } } },
  })
  expect(JSON.stringify(data)).not.toMatch(/Winters|nora@/)
})

it('whoever has the link of the stay reads what the stay sent', async () => {
  const { linkKey } = await house.booking()
  const { responseId } = (await house.guest().send(house.surveyId, { booking: linkKey })).data
  expect((await house.guest().readBack(responseId, `?booking=${linkKey}`)).data).toMatchObject({ responseId })
})

it('nobody else does: no stranger, no other stay, no other property, no made-up device', async () => {
  const { linkKey } = await house.booking()
  const { linkKey: other } = await house.booking()
  const { responseId } = (await house.guest().send(house.surveyId, { booking: linkKey })).data
  const stranger = house.guest()
  expect(await stranger.readBack(responseId)).toMatchObject(unknown)
  expect(await stranger.readBack(responseId, `?booking=${other}`)).toMatchObject(unknown)
  await stranger.send(house.surveyId, { booking: other })
  expect(await stranger.readBack(responseId)).toMatchObject(unknown)
  expect(await stranger.readBack(newId())).toMatchObject(unknown)
  const elsewhere = await aSurveyHouse(app)
  const { linkKey: foreign } = await elsewhere.booking()
  expect(await elsewhere.guest().readBack(responseId, `?booking=${foreign}`)).toMatchObject(unknown)
  for (const cookie of ['survey_device=', `survey_device=${newId()}.${'x'.repeat(43)}`]) {
    const url = `/api/guest/${house.propertyId}/surveyResponses/${responseId}`
    expect((await app.inject({ url, headers: { cookie } })).json().code).toBe('survey/response-unknown')
  }
})

it('what was sent without a name opens with no link, on the device that sent it alone', async () => {
  const { linkKey } = await house.booking()
  const guest = house.guest()
  const { responseId } = (await guest.send(house.surveyId, { booking: linkKey, contact: null })).data
  expect(await house.guest().readBack(responseId, `?booking=${linkKey}`)).toMatchObject(unknown)
  expect((await guest.readBack(responseId)).data).toMatchObject({ hasContact: false })
})

it('a link that has ended reads nothing any more', async () => {
  const { linkKey } = await house.booking()
  const { responseId } = (await house.guest().send(house.surveyId, { booking: linkKey })).data
  app.clock.set('2027-02-01T11:00:00Z')
  expect(await house.guest().readBack(responseId, `?booking=${linkKey}`)).toMatchObject(unknown)
})
