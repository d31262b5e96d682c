import { OLD_VERSION_MINUTES } from '@innkeeper/domain/survey/constants.ts'
import { EMPTY_BODY } from '@innkeeper/domain/survey/new-survey.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aUnit } from '../../../testing/builders.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import {
  A_CONTACT,
  ANSWERS,
  anAnsweringGuest,
  aPublishedSurvey,
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

const send = (more: Record<string, unknown> = {}, guest = house.guest()) => guest.send(house.surveyId, more)
const said = (answers: { code: string | undefined }[]) => answers.map(({ code }) => code ?? 'sent').toSorted()

describe('a response', () => {
  it('is kept with what the house knows, the room category and the groups of the stay', async () => {
    const { id: unitId, categoryId } = await aUnit(app.db, house.propertyId, '204')
    const { data: group } = await house.call('POST', 'targetGroups', {
      ...{ name: 'Spa', rateCodes: ['SPA'], unitCategories: [], minNights: null, maxNights: null },
      returningGuest: null,
    })
    await propertyChanged(app, house.propertyId)
    const { id: bookingId, linkKey } = await house.booking({ unitId, rateCode: 'SPA' })
    const answers = { recommend: 3, why: '  The bed ', room: 2, roomWhy: ['bed'], occasion: ['work'] }
    const contact = { ...NOTHING_FILLED, lastName: 'Nilsen Berg' }
    const sent = { booking: linkKey, answers, contact, language: 1, asksForContact: true }
    const { status, data } = await send(sent)
    expect(status).toBe(200)
    expect(await house.responses()).toMatchObject([
      {
        ...{ id: data.responseId, surveyId: house.surveyId, version: 1, bookingId, language: 'da' },
        ...{ answers: { ...answers, why: 'The bed' }, score: 3, level: 3, words: 'The bed', tags: [] },
        contact: {
          ...{ firstName: 'Astrid', lastName: 'Nilsen Berg', email: 'astrid@guest.example', unit: '204' },
          ...{ checkIn: '2026-11-13', checkOut: '2026-11-19' },
        },
        ...{ asksForContact: true, isToHandle: true, handledAt: null, day: '2026-11-15' },
        ...{ unitCategoryId: categoryId, targetGroupIds: [group.id], revision: 1 },
      },
    ])
    expect(await house.stays()).toMatchObject([
      { surveyId: house.surveyId, bookingId, kind: 'survey', hasAnswered: true, askedOn: null },
    ])
  })

  it('is kept under the day of the property', async () => {
    house = await aSurveyHouse(app, { property: { timeZone: 'Pacific/Auckland' } })
    await send()
    expect(await house.responses()).toMatchObject([{ day: '2026-11-16' }])
  })

  it('without a stay is of no booking; high ones wait for nobody', async () => {
    await send()
    expect(await house.responses()).toMatchObject([
      { bookingId: null, contact: A_CONTACT, unitCategoryId: null, isToHandle: false },
    ])
    expect(await house.stays()).toEqual([])
  })

  it('is low as the survey says: by its score, else by its first rating', async () => {
    const pulse = { ...EMPTY_BODY, groups: SAMPLE_SURVEY.groups.slice(1, 2) }
    const { id } = await aPublishedSurvey(house.call, pulse, 'Pulse')
    const sent = [
      () => send({ answers: { recommend: 6 } }),
      () => send({ answers: { recommend: 7 } }),
      () => house.guest().send(id, { answers: { room: 3 } }),
      () => house.guest().send(id, { answers: { room: 4 } }),
    ]
    for (const one of sent) {
      await one()
      app.clock.advance({ minutes: 1 })
    }
    expect(
      (await house.responses()).map(({ score, level, isToHandle }) => [score, level, isToHandle]),
    ).toEqual([
      [6, 6, true],
      [7, 7, false],
      [null, 5, true],
      [null, 7, false],
    ])
  })

  it('tells open pages of staff whether it is low and asks for contact', async () => {
    const heard: unknown[] = []
    onTestFinished(app.hub.on('survey.answered', (event) => void heard.push(event.payload)))
    const { data } = await send({ answers: { recommend: 2 }, asksForContact: true })
    await expect
      .poll(() => heard)
      .toEqual([{ responseId: data.responseId, surveyId: house.surveyId, isLow: true, asksForContact: true }])
  })
})

describe('one response of a stay', () => {
  it('however often and from however many tabs the same one is sent at once', async () => {
    const { linkKey: booking } = await house.booking()
    const guest = house.guest()
    const clientKey = newId()
    const same = await Promise.all([1, 2, 3, 4, 5].map(() => send({ booking, clientKey }, guest)))
    expect(new Set(same.map(({ data }) => data?.responseId)).size).toBe(1)
    expect(await house.responses()).toHaveLength(1)
  })

  it('also of whoever has no stay, and after the survey was closed', async () => {
    const clientKey = newId()
    const guest = house.guest()
    const same = await Promise.all([1, 2, 3, 4, 5].map(() => send({ clientKey }, guest)))
    await house.call('POST', `surveys/${house.surveyId}/open`, { isOpen: false })
    same.push(await send({ clientKey }, guest))
    expect(said(same)).toEqual(same.map(() => 'sent'))
    expect(new Set(same.map(({ data }) => data.responseId)).size).toBe(1)
  })

  it('of twenty from as many tabs and two nodes one is kept, and the others are told', async () => {
    const node = await openTestApp({ database: app.db, requestsPerMinute: 100_000 })
    onTestFinished(() => node.close())
    const { linkKey: booking } = await house.booking()
    const guests = Array.from({ length: 20 }, (_, nth) =>
      anAnsweringGuest(nth % 2 ? node : app, house.propertyId),
    )
    const sent = await Promise.all(guests.map((guest) => send({ booking }, guest)))
    expect(said(sent)).toEqual([...Array(19).fill('survey/already-answered'), 'sent'].toSorted())
    expect(await house.responses()).toHaveLength(1)
  })

  it('for each survey; another booking of the same guest answers for itself', async () => {
    const { id } = await aPublishedSurvey(house.call, SAMPLE_SURVEY, 'Breakfast')
    const { linkKey: booking } = await house.booking()
    const { linkKey: next } = await house.booking()
    const guest = house.guest()
    expect((await send({ booking }, guest)).status).toBe(200)
    expect(await send({ booking }, guest)).toMatchObject({ status: 409, code: 'survey/already-answered' })
    expect((await guest.send(id, { booking })).status).toBe(200)
    expect((await send({ booking: next }, guest)).status).toBe(200)
    expect(await house.responses()).toHaveLength(3)
  })

  it('whose key comes again with other answers is not said to be kept', async () => {
    const clientKey = newId()
    await send({ clientKey })
    expect(await send({ clientKey, answers: { recommend: 1 } })).toMatchObject({
      ...{ status: 422, code: 'request/key-reused' },
    })
    expect((await house.responses()).map(({ score }) => score)).toEqual([9])
  })
})

describe('whoever leaves out who they are', () => {
  beforeEach(async () => {
    house = await aSurveyHouse(app, { body: { ...SAMPLE_SURVEY, isContactOptional: true } })
  })

  it('is kept without booking, room and groups, and answers once all the same', async () => {
    const { id: unitId } = await aUnit(app.db, house.propertyId, '204')
    const { id: bookingId, linkKey: booking } = await house.booking({ unitId })
    const guest = house.guest()
    const anonymous = { booking, contact: null, asksForContact: true }
    expect((await send(anonymous, guest)).status).toBe(200)
    const [row] = await house.responses()
    expect(row).toMatchObject({
      ...{ bookingId: null, contact: null, unitCategoryId: null, targetGroupIds: [] },
      // Nobody could be reached.
      ...{ asksForContact: false, isToHandle: false },
    })
    expect(JSON.stringify(row)).not.toContain(bookingId)
    expect(JSON.stringify(row)).not.toContain(booking)
    expect((await send(anonymous)).code).toBe('survey/already-answered')
    expect((await house.guest().start(house.surveyId, `?booking=${booking}`)).data).toMatchObject({
      ...{ standing: 'answered', responseId: null },
    })
  })

  it('is not known again in another survey by their device', async () => {
    const { id } = await aPublishedSurvey(house.call, SAMPLE_SURVEY, 'Breakfast')
    const guest = house.guest()
    await send({ contact: null }, guest)
    await guest.send(id)
    const [one, other] = await house.responses()
    expect(one?.deviceHash).not.toBe(other?.deviceHash)
  })

  it('may not where the survey asks who answers', async () => {
    house = await aSurveyHouse(app)
    expect(await send({ contact: null })).toMatchObject({ status: 422, code: 'survey/contact-refused' })
  })

  it('can still say it', async () => {
    expect((await send({ contact: { ...A_CONTACT, email: 'nobody' } })).code).toBe('survey/contact-refused')
    expect((await send({ answers: ANSWERS })).status).toBe(200)
  })
})

describe('a survey that changes while it is filled', () => {
  const shorter = { ...SAMPLE_SURVEY, groups: SAMPLE_SURVEY.groups.slice(0, 1) }

  it('is taken in the version that was asked for a day, and then no more', async () => {
    await house.replace(shorter)
    app.clock.advance({ minutes: OLD_VERSION_MINUTES - 1 })
    const answers = { ...ANSWERS, occasion: ['work'] }
    expect((await send({ version: 1, answers })).status).toBe(200)
    expect(await house.responses()).toMatchObject([{ version: 1, answers }])
    app.clock.advance({ minutes: 2 })
    expect(await send({ version: 1, answers })).toMatchObject({ status: 409, code: 'survey/version-gone' })
    expect((await send({ version: 2, answers })).code).toBe('survey/answers-refused')
    expect((await send({ version: 2 })).status).toBe(200)
    expect((await send({ version: 3 })).code).toBe('survey/version-gone')
  })

  it('and is closed takes nothing more, in no version', async () => {
    await house.replace(shorter)
    await house.call('POST', `surveys/${house.surveyId}/open`, { isOpen: false })
    for (const version of [1, 2])
      expect(await send({ version })).toMatchObject({ status: 410, code: 'survey/closed' })
    expect(await house.responses()).toEqual([])
    expect(await house.counts()).toEqual([])
  })
})
