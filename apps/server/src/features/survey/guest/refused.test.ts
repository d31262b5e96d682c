import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import {
  A_CONTACT,
  ANSWERS,
  aSurveyHouse,
  NOTHING_FILLED,
  type SurveyHouse,
} from '../../../testing/survey-house.ts'

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

const send = (more: Record<string, unknown> = {}) => house.guest().send(house.surveyId, more)
const nothingIsKept = async () =>
  expect([await house.responses(), await house.counts(), await house.stays()]).toEqual([[], [], []])

describe('an answer that cannot be is said at its question, and nothing is kept', () => {
  it.each([
    ['a score of 11', { recommend: 11 }, 'recommend: not-a-score'],
    ['a score below 0', { recommend: -1 }, 'recommend: not-a-score'],
    ['a score that is no number', { recommend: 'x' }, 'recommend: not-a-score'],
    ['a score between two', { recommend: 5.5 }, 'recommend: not-a-score'],
    ['a score that is a list', { recommend: ['9'] }, 'recommend: not-a-score'],
    ['no score where one is asked', {}, 'recommend: required'],
    [
      'words of nothing to be seen',
      { ...ANSWERS, room: 1, roomWhy: ['noise'], noiseWhere: ' \u200b ' },
      'noiseWhere: required',
    ],
    ['a rating of 0', { ...ANSWERS, room: 0 }, 'room: not-a-rating'],
    ['a rating of 6', { ...ANSWERS, room: 6 }, 'room: not-a-rating'],
    ['a choice that is none', { ...ANSWERS, occasion: ['crime'] }, 'occasion: not-a-choice'],
    ['two of a single choice', { ...ANSWERS, occasion: ['holiday', 'work'] }, 'occasion: not-a-choice'],
    ['the same choice twice', { ...ANSWERS, room: 1, roomWhy: ['bed', 'bed'] }, 'roomWhy: not-a-choice'],
    ['a choice that is a number', { ...ANSWERS, occasion: 1 }, 'occasion: not-a-choice'],
    ['words that are a number', { ...ANSWERS, why: 9 }, 'why: not-words'],
    ['a comment of 50,000 letters', { ...ANSWERS, why: 'x'.repeat(50_000) }, 'why: too-long'],
    ['a question of another version', { ...ANSWERS, sauna: 4 }, 'sauna: not-asked'],
    ['a part of every object', { ...ANSWERS, constructor: 4 }, 'constructor: not-asked'],
  ])('%s', async (_what, answers, problem) => {
    const { linkKey: booking } = await house.booking()
    const refused = await send({ answers, booking })
    expect(refused).toMatchObject({ status: 422, code: 'survey/answers-refused' })
    const { problems } = refused.details as { problems: { question: string; problem: string }[] }
    expect(problems.map((one) => `${one.question}: ${one.problem}`)).toEqual([problem])
    await nothingIsKept()
  })

  it('an answer to what is asked only of others is left out', async () => {
    await send({ answers: { ...ANSWERS, room: 5, roomWhy: ['noise'], noiseWhere: 'The lift' } })
    expect(await house.responses()).toMatchObject([{ answers: { ...ANSWERS, room: 5 }, words: 'The view' }])
    expect(Object.keys((await house.responses())[0]?.answers ?? {})).not.toContain('roomWhy')
  })
})

describe('what is no response at all is refused', () => {
  it.each([
    ['answers that are a list', { answers: [9] }],
    [
      'answers of more questions than a survey has',
      {
        answers: Object.fromEntries(Array.from({ length: 41 }, (_, nth) => [`q${nth}`, 1])),
      },
    ],
    ['an answer of nothing', { answers: { recommend: null } }],
    ['an answer within an answer', { answers: { recommend: { score: 9 } } }],
    ['a version between two', { version: 1.5 }],
    ['a version that is a word', { version: 'one' }],
    ['a key that is none', { clientKey: '../..' }],
    ['a survey that is none', { templateId: 'x' }],
    ['a contact of numbers', { contact: { ...A_CONTACT, unit: 204 } }],
    ['no contact and no word of it', { contact: undefined }],
    ['a language that is a name', { language: 'en' }],
  ])('%s', async (_what, more) => {
    expect(await send(more)).toMatchObject({ status: 400, code: 'request/invalid' })
    await nothingIsKept()
  })

  it('a body that would change every object', async () => {
    const { surveyId, propertyId } = house
    const clientKey = newId()
    const contact = JSON.stringify(A_CONTACT)
    const answer = await app.inject({
      ...{ method: 'POST', url: `/api/guest/${propertyId}/surveyResponses` },
      headers: { 'content-type': 'application/json' },
      payload: `{"templateId":"${surveyId}","version":1,"clientKey":"${clientKey}","contact":${contact},"answers":{"recommend":9,"__proto__":{"polluted":1}}}`,
    })
    expect(answer.statusCode).toBe(400)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    await nothingIsKept()
  })

  it('a survey that nobody knows, and a body of a megabyte', async () => {
    expect(await house.guest().send(newId())).toMatchObject({ status: 404, code: 'survey/unknown' })
    const much = await send({ answers: { ...ANSWERS, why: 'x'.repeat(1_000_000) } })
    expect(much).toMatchObject({ status: 413, code: 'request/too-large' })
  })
})

describe('HTML and formulas are words like others', () => {
  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '=HYPERLINK("https://evil.example","Win")',
    '{{guestFirstName}}',
    "'; drop table survey_responses; --",
    'وينترز 🦊 \n second line',
  ])('%s', async (why) => {
    const { data } = await send({ answers: { recommend: 10, why } })
    expect(await house.responses()).toMatchObject([{ answers: { recommend: 10, why }, words: why }])
    expect((await house.call('GET', `surveyResponses/${data.responseId}`)).data.answers.why).toBe(why)
    expect(formulaSafe(why).startsWith('=')).toBe(false)
  })

  it('and characters that turn what is read around are taken out', async () => {
    await send({ answers: { recommend: 10, why: 'good\u202e doog\u0000' } })
    expect((await house.responses())[0]?.words).toBe('good doog')
  })
})

describe('the contact form says at each field what is missing', () => {
  const period = { checkIn: '', checkOut: '' }
  it.each([
    ['no first name', { firstName: '  ' }, ['firstName: first-name']],
    ['no last name', { lastName: '\u200b' }, ['lastName: last-name']],
    ['no e-mail', { email: '' }, ['email: email']],
    ['an e-mail that is none', { email: 'nora@' }, ['email: email']],
    ['no room', { unit: '' }, ['unit: unit']],
    ['no period', period, ['checkIn: period']],
    ['no check-in', { checkIn: '' }, ['checkIn: check-in']],
    ['no check-out', { checkOut: '' }, ['checkOut: check-out']],
    ['a day that is none', { checkIn: '2026-02-30' }, ['checkIn: not-a-date']],
    ['a check-out that is no day', { checkOut: 'soon' }, ['checkOut: not-a-date']],
    [
      'a check-out before the check-in',
      { checkIn: '2026-11-13', checkOut: '2026-11-10' },
      [...['checkIn: check-in-before', 'checkOut: check-out-after']],
    ],
    [
      'both on one day',
      { checkIn: '2026-11-13', checkOut: '2026-11-13' },
      [...['checkIn: check-in-before', 'checkOut: check-out-after']],
    ],
    ['a name of 121 letters', { lastName: 'x'.repeat(121) }, ['lastName: too-long']],
    [
      'nothing at all',
      NOTHING_FILLED,
      [...['firstName: first-name', 'lastName: last-name', 'email: email', 'unit: unit', 'checkIn: period']],
    ],
  ])('%s', async (_what, change, expected) => {
    const refused = await send({ contact: { ...A_CONTACT, ...change } })
    expect(refused).toMatchObject({ status: 422, code: 'survey/contact-refused' })
    const { problems } = refused.details as { problems: { field: string; problem: string }[] }
    expect(problems.map(({ field, problem }) => `${field}: ${problem}`)).toEqual(expected)
    await nothingIsKept()
  })

  it('of a stay only what the house does not know', async () => {
    const { linkKey: booking } = await house.booking({ email: null })
    const refused = await send({ booking, contact: NOTHING_FILLED })
    expect(refused.details.problems).toEqual([
      { field: 'email', problem: 'email' },
      { field: 'unit', problem: 'unit' },
    ])
    const contact = { ...NOTHING_FILLED, email: 'astrid@home.example', unit: '7' }
    expect((await send({ booking, contact })).status).toBe(200)
  })
})
