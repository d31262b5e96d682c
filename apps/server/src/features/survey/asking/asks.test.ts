import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { runMessagingJob } from '../../../testing/message-desk.ts'
import { aPublishedSurvey, aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'
import { aTemplate } from '../../../testing/templates.ts'

let app: TestApp
let house: SurveyHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aSurveyHouse(app)
})

let guests = 0
/** A stay that is over since yesterday, of a guest of its own. */
const left = (change: object = {}) => {
  guests += 1
  const email = `guest-${guests}@guest.example`
  return house.booking({
    state: 'checkout',
    arrival: '2026-11-12',
    departure: '2026-11-14',
    email,
    ...change,
  })
}

const asksForScore = (surveyId: string) =>
  aTemplate(app.db, house.propertyId, {
    type: 'email',
    name: 'How was it?',
    localizedData: { 0: [{ type: 'guest-feedback', id: 'score', props: { surveyId } }] as never },
    subject: { 0: 'How was it?' },
  })
const letter = (text: string) => ({
  email: { from: 'letter', languages: { 0: { subject: 'How was it?', text } } },
  sms: null,
})
const template = (templateId: string) => ({ email: { from: 'template', templateId }, sms: null })

const send = (content: object, guests: readonly { id: string }[], call = house.call) =>
  call('POST', 'messages', {
    audience: { groups: [{ parts: [{ who: 'specific guests', ids: guests.map(({ id }) => id) }] }] },
    ...{ content, purpose: 'service', sendAt: null, confirmedPeople: null },
  })
const goOut = () =>
  runMessagingJob(app, 'messaging.send-lane', { propertyId: house.propertyId, channel: 'email' })

/** Guests have it as a pulse once that is published. */
async function turnIntoPulse(id: string, revision: number): Promise<void> {
  const saved = await house.call('PUT', `surveys/${id}`, { revision, change: { kind: 'pulse' } })
  await house.call('POST', `surveys/${id}/publish`, { revision: saved.data.revision })
}

/** What became of the messages to a guest, in no order: the clock stands still. */
async function becameOf({ id }: { id: string }): Promise<string[]> {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ state: string; failure: string | null }>(
      sql`select state, failure from messages where booking_id = ${id}`,
    ),
  )
  return rows.map(({ state, failure }) => failure ?? state).toSorted()
}

describe('a message that asks', () => {
  it('leads from each of eleven scores to the survey, as this guest, and asks in the words of now', async () => {
    const guest = await left({ email: 'astrid@guest.example' })
    const id = await asksForScore(house.surveyId)
    expect((await send(template(id), [guest])).status).toBe(200)
    await goOut()
    const [mail] = await app.mails('astrid@guest.example')
    expect(mail?.text).toContain('Recommend?')
    const address = `/survey/${house.propertyId}?templateId=${house.surveyId}&booking=${guest.linkKey}`
    for (const score of [0, 7, 10]) expect(mail?.text).toContain(`${address}&score=${score}`)
    expect(mail?.html).toContain(`${address.replaceAll('&', '&amp;')}&amp;score=10`)
  })

  it('leads to the survey of the guest’s own stay by a link in its words', async () => {
    const guest = await left({ email: 'own@guest.example' })
    await send(letter('Tell us: {{surveyLink}}'), [guest])
    await goOut()
    const [mail] = await app.mails('own@guest.example')
    expect(mail?.text).toContain(`/survey/${house.propertyId}/${guest.linkKey}`)
    const opened = await app.inject({ url: `/survey/${house.propertyId}/${guest.linkKey}` })
    expect(opened.headers.location).toBe(`/survey/${house.propertyId}?templateId=${house.surveyId}`)
  })

  it('asks a stay once and reminds it once, and nobody who has answered', async () => {
    const [asked, answered] = [await left(), await left()]
    const id = await asksForScore(house.surveyId)
    await house.guest().send(house.surveyId, { booking: answered.linkKey })
    const other = await left()
    await send(template(id), [asked, answered])
    await goOut()
    await send(template(id), [asked, answered])
    await goOut()
    await send(template(id), [asked, other])
    await goOut()
    expect(await becameOf(asked)).toEqual(['kept', 'kept', 'survey-asked'])
    expect(await becameOf(answered)).toEqual(['survey-answered', 'survey-answered'])
    expect((await send(template(id), [asked])).code).toBe('message/nobody')
  })

  it('says in the dry run who is not asked', async () => {
    const guest = await left({ email: 'dry@guest.example' })
    await house.guest().send(house.surveyId, { booking: guest.linkKey })
    const id = await asksForScore(house.surveyId)
    const { data } = await house.call('POST', 'messages/dryRun', {
      audience: { groups: [{ parts: [{ who: 'specific guests', ids: [guest.id] }] }] },
      ...{ content: template(id), channels: ['email'], purpose: 'service', sendAt: null },
    })
    expect(data.skipped).toEqual([{ channel: 'email', reason: 'survey-answered', count: 1 }])
    expect(await house.stays()).toMatchObject([{ timesAsked: 0, hasAnswered: true }])
  })

  it('asks nobody about two stays within thirty days, whichever survey; a pulse does not count', async () => {
    const who = { email: 'twice@guest.example' }
    const [first, second] = [await left(who), await left({ ...who, email: 'Twice@guest.example' })]
    const spa = await aPublishedSurvey(house.call, SAMPLE_SURVEY, 'Spa')
    const pulse = await aPublishedSurvey(house.call, SAMPLE_SURVEY, 'Pulse')
    const { revision } = (await house.call('GET', `surveys/${pulse.id}`)).data
    await turnIntoPulse(pulse.id, revision)
    const [ofStay, ofSpa, ofPulse] = [
      await asksForScore(house.surveyId),
      await asksForScore(spa.id),
      await asksForScore(pulse.id),
    ]
    await send(template(ofPulse), [first])
    await send(template(ofStay), [first])
    expect((await send(template(ofSpa), [first])).code).toBe('message/nobody')
    expect((await send(template(ofStay), [second])).code).toBe('message/nobody')
    await goOut()
    expect(await becameOf(first)).toEqual(['kept', 'kept'])
    app.clock.set('2026-12-14T11:00:00Z')
    const call = await house.as('manager')
    expect((await send(template(ofStay), [second], call)).code).toBe('message/nobody')
    app.clock.set('2026-12-15T11:00:00Z')
    expect((await send(template(ofStay), [second], call)).status).toBe(200)
  })

  it('asks one guest of two stays in one message once', async () => {
    const who = { email: 'both@guest.example' }
    const stays = [await left(who), await left(who)]
    await send(letter('{{surveyLink}}'), stays)
    expect((await Promise.all(stays.map(becameOf))).flat().toSorted()).toEqual(['queued', 'same-address'])
    expect(await house.stays()).toHaveLength(1)
  })

  it('is not sent any more to who answered while it waited, or once the survey is closed', async () => {
    const [answers, waits] = [await left(), await left()]
    const id = await asksForScore(house.surveyId)
    await send(template(id), [answers, waits])
    await house.guest().send(house.surveyId, { booking: answers.linkKey })
    await house.call('POST', `surveys/${house.surveyId}/open`, { isOpen: false })
    await goOut()
    expect(await becameOf(answers)).toEqual(['survey-closed'])
    expect(await becameOf(waits)).toEqual(['survey-closed'])
    await house.call('POST', `surveys/${house.surveyId}/open`, { isOpen: true })
    await send(template(id), [waits])
    await house.guest().send(house.surveyId, { booking: waits.linkKey })
    await goOut()
    expect(await becameOf(waits)).toEqual(['survey-answered', 'survey-closed'])
  })

  it('asked nobody where it came to nothing', async () => {
    const guests = [await left(), await left()]
    const { data: mailing } = await send(letter('{{surveyLink}}'), guests)
    expect((await house.stays()).map(({ timesAsked }) => timesAsked)).toEqual([1, 1])
    expect((await house.call('POST', `mailings/${mailing.id}/cancel`, {})).status).toBe(200)
    const taken = (await house.stays()).map(({ timesAsked, askedOn }) => [timesAsked, askedOn])
    expect(taken).toEqual([
      [0, null],
      [0, null],
    ])
    const { data } = await house.call(
      'GET',
      `surveys/${house.surveyId}/results?from=2026-11-15&to=2026-11-15`,
    )
    expect(data.now.asked).toBeNull()
    await send(letter('{{surveyLink}}'), guests)
    await goOut()
    for (const guest of guests) expect((await becameOf(guest)).at(-1)).toBe('kept')
  })

  it('asks nobody before the stay, and during it the pulse', async () => {
    const coming = await house.booking({
      state: 'precheckin',
      arrival: '2026-11-20',
      departure: '2026-11-22',
    })
    expect((await send(letter('{{surveyLink}}'), [coming])).code).toBe('message/nobody')
    const pulse = await aPublishedSurvey(house.call, SAMPLE_SURVEY, 'Pulse')
    const { revision } = (await house.call('GET', `surveys/${pulse.id}`)).data
    await turnIntoPulse(pulse.id, revision)
    const here = await house.booking({ state: 'checkin', email: 'here@guest.example' })
    await send(letter('{{surveyLink}}'), [here])
    expect(await house.stays()).toMatchObject([{ surveyId: pulse.id, bookingId: here.id, kind: 'pulse' }])
  })
})

describe('who was asked', () => {
  it('is counted once, under the day they were asked, with the share that answered', async () => {
    const guests = [await left(), await left(), await left()]
    const id = await asksForScore(house.surveyId)
    await send(template(id), guests)
    await send(template(id), guests)
    app.clock.set('2026-11-17T10:00:00Z')
    await house.guest().send(house.surveyId, { booking: guests[0]?.linkKey })
    const { data } = await house.call(
      'GET',
      `surveys/${house.surveyId}/results?from=2026-11-15&to=2026-11-15`,
    )
    expect(data.now.asked).toEqual({ guests: 3, answered: 1 })
    expect(data.now.responses).toBe(0)
  })
})
