import { automationSchema } from '@innkeeper/domain/automations/schema.ts'
import { newMailingSchema } from '@innkeeper/domain/messaging/mailing-schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fjellheim } from './fjellheim/fjellheim.ts'

const NOON = Date.parse('2026-11-15T11:20:00Z')

function messagesAt(now: number) {
  const { messages } = fjellheim(now)
  if (!messages) throw new Error('the hotel has written nothing')
  return messages
}

test('the demo’s messages are alike at every seeding: threads that wait, one to come, six automations', () => {
  const { threads, mailings, automations, automationSteps } = messagesAt(NOON)
  expect(messagesAt(NOON)).toEqual(messagesAt(NOON))
  expect(threads.filter(({ waitsSince }) => waitsSince)).toHaveLength(4)
  expect(threads.filter(({ bookingId }) => bookingId === null)).toHaveLength(1)
  expect(mailings.map(({ state }) => state)).toEqual(['sending', 'scheduled'])
  expect(automations).toHaveLength(6)
  for (const { id } of automations) {
    const own = automationSteps.filter(({ automationId }) => automationId === id)
    expect(own.some(({ state }) => state === 'done')).toBe(true)
    expect(own.some(({ state }) => state === 'planned')).toBe(true)
  }
})

test('they are what the product itself would take', () => {
  const { automations, mailings } = messagesAt(NOON)
  for (const { automation } of automations) expect(automationSchema.safeParse(automation).success).toBe(true)
  for (const { audience, content, purpose, sendAt } of mailings) {
    const mailing = { audience, content, purpose, sendAt: sendAt?.toISOString() ?? null }
    expect(newMailingSchema.safeParse(mailing).success).toBe(true)
  }
})

test('whatever the hour, nothing that happened lies ahead, and what is to come does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 366 * 24 * 60 }), (minutes) => {
      const now = Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000
      const { messages, threads, automationSteps, mailings } = messagesAt(now)
      for (const { createdAt } of messages) expect(createdAt.getTime()).toBeLessThanOrEqual(now)
      for (const { at } of threads.flatMap(({ entries }) => entries)) {
        expect(at.getTime()).toBeLessThanOrEqual(now)
      }
      for (const { dueAt, state } of automationSteps) expect(dueAt.getTime() > now).toBe(state === 'planned')
      for (const { sendAt } of mailings) if (sendAt) expect(sendAt.getTime()).toBeGreaterThan(now)
    }),
    { numRuns: 8 },
  )
})
