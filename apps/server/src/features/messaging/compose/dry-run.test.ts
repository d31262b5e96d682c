import type { MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aLetter, aMessageDesk } from '../../../testing/message-desk.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const agreed = { version: 1, isGiven: true, at: TEST_NOW, source: 'guest' } as const

describe('the dry run', () => {
  const guests = fc.array(
    fc.record({
      email: fc.constantFrom(null, 'a@guest.example', 'B@guest.example', 'b@guest.example', 'no address'),
      phone: fc.constantFrom(null, '+4712345671', '+47 123 45 671', '+4712345672', '12'),
      consent: fc.constantFrom(null, agreed, { ...agreed, isGiven: false }),
      arrival: fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-16'),
      state: fc.constantFrom('precheckin' as const, 'checkin' as const),
      isCalledOff: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  const wishes = fc.record({
    channels: fc.constantFrom<string[]>(['email'], ['sms'], ['email', 'sms']),
    purpose: fc.constantFrom('service', 'marketing'),
    groups: fc.uniqueArray(
      fc.constantFrom('arrivals today', 'arrivals tomorrow', 'in-house guests', 'departures tomorrow'),
      { minLength: 1, maxLength: 3 },
    ),
    text: fc.constantFrom('Short', 'Dear {{firstName}}, 🙂', 'x'.repeat(300)),
  })

  it('counts what is then sent', async () => {
    await fc.assert(
      fc.asyncProperty(guests, wishes, async (people, { channels, purpose, groups, text }) => {
        const desk = await aMessageDesk(app)
        for (const { consent, isCalledOff, ...guest } of people) {
          await desk.booking({
            ...guest,
            marketingConsent: consent,
            departure: '2026-11-19',
            cancelledAt: isCalledOff ? app.clock.now() : null,
          })
        }
        const audience = { groups: groups.map((who) => ({ parts: [{ who }] })) }
        const content = {
          email: channels.includes('email') ? aLetter().email : null,
          sms: channels.includes('sms') ? { languages: { 0: text } } : null,
        }
        const asked = { audience, channels, purpose, content, sendAt: null }
        const plan: MailingDryRun = (await desk.call('POST', 'messages/dryRun', asked)).data
        const sent = await desk.send({ audience, purpose, content })
        if (plan.reached === 0) {
          expect(sent.code).toBe('message/nobody')
          return
        }
        const rows = await desk.storedMessages(sent.data.id)
        const queued = rows.filter(({ state }) => state === 'queued')
        expect({
          people: sent.data.people,
          reached: new Set(queued.map(({ bookingId }) => bookingId)).size,
          email: queued.filter(({ channel }) => channel === 'email').length,
          sms: queued.filter(({ channel }) => channel === 'sms').length,
          parts: queued.reduce((sum, { parts }) => sum + parts, 0),
          skipped: rows.length - queued.length,
        }).toEqual({
          people: plan.people,
          reached: plan.reached,
          ...plan.messages,
          parts: plan.parts,
          skipped: plan.skipped.reduce((sum, { count }) => sum + count, 0),
        })
      }),
      { numRuns: 15 },
    )
  })
})
