import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import papaparse from 'papaparse'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'

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

const FORMULA = '=HYPERLINK("https://evil.example";"Win")'

async function fileFor(role: 'manager' | 'analyst', query = '') {
  const { cookie } = await aSignedIn(app, house.propertyId, [role])
  const url = `/api/hotel/surveys/${house.surveyId}/responses.csv?${query}`
  const answer = await app.inject({ url, headers: { cookie } })
  const { data } = papaparse.parse<string[]>(answer.body.replace(/^\uFEFF/, ''), { skipEmptyLines: true })
  return { answer, lines: data }
}

it('a line for each response and a column for each question, also of those that are asked no more', async () => {
  const answers = {
    recommend: 2,
    why: 'Cold',
    room: 1,
    roomWhy: ['noise', 'bed'],
    noiseWhere: 'Lift',
    occasion: ['work'],
  }
  const { data } = await house.guest().send(house.surveyId, { answers, asksForContact: true })
  await house.call('PUT', `surveyResponses/${data.responseId}/tags`, { tags: ['kitchen'] })
  await house.replace({ ...SAMPLE_SURVEY, groups: SAMPLE_SURVEY.groups.slice(0, 2) })
  const { answer, lines } = await fileFor('manager')
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
    'content-disposition': expect.stringContaining('attachment'),
  })
  expect(lines).toEqual([
    [
      ...[
        'sent',
        'language',
        'score',
        'Recommend?',
        'What made it a {{score}}?',
        'Your room',
        'What was it?',
      ],
      ...['Where did it come from?', 'What brought you here?', 'tags', 'asks for contact', 'handled', 'note'],
      ...['first name', 'last name', 'e-mail', 'room', 'check-in', 'check-out'],
    ],
    [
      ...['2026-11-15T11:00:00.000Z', 'en', '2', '2', 'Cold', '1', 'noise, bed', 'Lift', 'work', 'kitchen'],
      ...['yes', '', '', 'Nora', 'Winters', 'nora@guest.example', '204', '2026-11-10', '2026-11-13'],
    ],
  ])
})

it('formulas and HTML are text in it', async () => {
  for (const why of [FORMULA, '+1', '-1', '@SUM(A1)', '<script>alert(1)</script>', 'a;b,"c"\nd'])
    await house.guest().send(house.surveyId, {
      answers: { recommend: 9, why },
      contact: { ...WRITTEN, lastName: why.replace('\n', ' ') },
    })
  const { lines } = await fileFor('manager')
  const cells = lines.slice(1).flat()
  expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  expect(cells).toContain(`'${FORMULA}`)
  expect(cells).toContain('<script>alert(1)</script>')
  expect(cells).toContain('a;b,"c"\nd')
})

const WRITTEN = {
  ...{ firstName: '=1+1', email: 'nora@guest.example', unit: '-204', checkIn: '2026-11-10' },
  checkOut: '2026-11-13',
}

it('holds no names and contacts for whoever does not manage guests', async () => {
  await house.guest().send(house.surveyId)
  const { answer, lines } = await fileFor('analyst')
  expect(answer.body).not.toMatch(/Winters|nora@|204/)
  expect(lines[0]?.at(-1)).toBe('handled')
})

it('holds what was asked for, and the audit log says who took how much', async () => {
  await house.guest().send(house.surveyId, { answers: { recommend: 2 } })
  await house.guest().send(house.surveyId)
  expect((await fileFor('manager', 'show=low')).lines).toHaveLength(2)
  const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  const [entry] = (await owner('GET', 'audit')).data.items
  expect(entry).toMatchObject({ subject: 'Your stay', details: { count: '1', format: 'CSV' } })
})
