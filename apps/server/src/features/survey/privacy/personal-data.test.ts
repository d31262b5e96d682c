import { afterAll, beforeAll, expect, it } from 'vitest'
import { staysAlone } from '../../../platform/personal-data.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { A_CONTACT, aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'
import { surveyPersonalData } from './personal-data.ts'

let app: TestApp
let house: SurveyHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true })
})
afterAll(() => app.close())

const answers = { recommend: 3, why: 'Room 204 was cold, says Nora Winters', room: 2, roomWhy: ['bed'] }
const now = new Date('2026-11-15T11:00:00Z')

async function answeredHouse() {
  house = await aSurveyHouse(app)
  const { id, linkKey } = await house.booking()
  await house.guest().send(house.surveyId, { booking: linkKey, answers, asksForContact: true })
  await house.guest().send(house.surveyId, { answers })
  return { bookingId: id, propertyId: house.propertyId }
}

it('a guest gets what they answered, by the stay and by the address they wrote', async () => {
  const { bookingId, propertyId } = await answeredHouse()
  const find = (person: object) =>
    app.db.tenant(propertyId, (tx) =>
      surveyPersonalData.find(tx, { ...staysAlone(propertyId, []), ...person }),
    )
  const [ofStay] = await find({ bookingIds: [bookingId] })
  const inWords = [
    { question: 'Recommend?', answer: 3 },
    { question: 'What made it a {{score}}?', answer: answers.why },
    { question: 'Your room', answer: 2 },
    { question: 'What was it?', answer: ['bed'] },
  ]
  expect(ofStay?.rows).toMatchObject([{ answers: inWords, bookingId }])
  const [written] = await find({ emails: [A_CONTACT.email] })
  // By the address they wrote, whosever stay it was.
  expect(written?.rows).toHaveLength(2)
  expect(written?.rows).toContainEqual(expect.objectContaining({ contact: A_CONTACT, bookingId: null }))
  expect(JSON.stringify(written?.rows)).not.toMatch(/hash/i)
})

it('who is erased goes with all they wrote; what they chose stays in the figures', async () => {
  const { bookingId, propertyId } = await answeredHouse()
  const before = await house.counts()
  await app.db.tenant(propertyId, (tx) =>
    surveyPersonalData.erase(tx, staysAlone(propertyId, [bookingId]), now),
  )
  const [erased, other] = (await house.responses()).toSorted((one) => (one.words === '' ? -1 : 1))
  expect(erased).toMatchObject({
    ...{ bookingId: null, contact: null, words: '', asksForContact: false, isToHandle: false },
    answers: { recommend: 3, room: 2, roomWhy: ['bed'] },
  })
  expect(other).toMatchObject({ contact: A_CONTACT, answers })
  expect(await house.stays()).toEqual([])
  expect(await house.counts()).toEqual(before)
})

it('the person is taken out when the months of answers are over, once', async () => {
  const { propertyId } = await answeredHouse()
  const run = (departedUntil: string) =>
    app.db.tenant(propertyId, async (tx) =>
      surveyPersonalData.expire?.run(tx, {
        ...{ propertyId, departedUntil, timeZone: 'Europe/Copenhagen', now, limit: 100 },
      }),
    )
  expect(await run('2026-11-14')).toBe(0)
  // Of nobody's stay, by the day it was sent.
  expect(await run('2026-11-15')).toBe(1)
  expect(await run('2026-11-19')).toBe(1)
  expect(await run('2026-11-19')).toBe(0)
  expect((await house.responses()).map(({ words, contact }) => [words, contact])).toEqual([
    ['', null],
    ['', null],
  ])
})
