import { formSchema } from '@innkeeper/domain/registration/form-schema.ts'
import { problemsOf } from '@innkeeper/domain/registration/problems.ts'
import { filledFormSchema } from '@innkeeper/domain/registration/values.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { fjellheimLinkKey } from './fjellheim/link-key.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'

const NOON = Date.parse('2026-11-15T11:20:00Z')

function registrationAt(house: typeof fjellheim, now: number) {
  const { registration, property } = house(now)
  if (!registration) throw new Error('the house asks nobody to register')
  return { ...registration, today: localTimeAt(now, property.timeZone).date }
}

test('the forms of the demo are those of Norwegian and Danish law, as the product would take them', () => {
  const countries = [fjellheim, havnehuset].map((house) => {
    const { name, body } = registrationAt(house, NOON).form
    expect(formSchema.safeParse({ name, body, isOn: true, targetGroupIds: [] }).success).toBe(true)
    return body.country
  })
  expect(countries).toEqual(['NO', 'DK'])
})

test('some forms are unread, some are checked, one was filled in at the desk, and arrivals are missing', () => {
  const { submissions } = registrationAt(fjellheim, NOON)
  expect(registrationAt(fjellheim, NOON).submissions).toEqual(submissions)
  const registered = new Set(submissions.map(({ booking }) => booking.linkKey))
  expect(registered.size + registrationAt(havnehuset, NOON).submissions.length).toBe(12)
  expect(submissions.filter(({ readAt }) => readAt === null).length).toBeGreaterThanOrEqual(2)
  expect(submissions.filter(({ checkedAt }) => checkedAt !== null).length).toBeGreaterThanOrEqual(3)
  expect(submissions.filter(({ authorName }) => authorName !== null)).toHaveLength(1)
  expect(submissions.some(({ form }) => form.companions.length > 0)).toBe(true)
  const { bookings } = fjellheim(NOON)
  const missing = bookings.filter(({ state, linkKey }) => state === 'precheckin' && !registered.has(linkKey))
  expect(missing.length).toBeGreaterThan(5)
  expect(registered).not.toContain(fjellheimLinkKey('pekka'))
})

test('whatever the hour, every form is without a mistake and was sent before now', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 366 * 24 * 60 }), (minutes) => {
      const now = Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000
      for (const house of [fjellheim, havnehuset]) {
        const { form, submissions, today } = registrationAt(house, now)
        for (const { booking, form: filled, sentAt, readAt, checkedAt } of submissions) {
          const { arrival, departure } = booking
          const facts = { body: form.body, arrival, departure, today, hasPicture: false, known: [] }
          expect(filledFormSchema.safeParse(filled).success).toBe(true)
          expect(problemsOf(filled, { ...facts, kind: 'main' })).toEqual([])
          for (const at of [sentAt, readAt, checkedAt]) expect(at?.getTime() ?? 0).toBeLessThanOrEqual(now)
          if (readAt) expect(readAt.getTime()).toBeGreaterThanOrEqual(sentAt.getTime())
        }
      }
    }),
    { numRuns: 8 },
  )
})
