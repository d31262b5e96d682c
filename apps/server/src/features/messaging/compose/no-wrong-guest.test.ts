import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aMessageDesk } from '../../../testing/message-desk.ts'
import { createBodies } from '../delivery/bodies.ts'
import type { MessageRow } from '../tables.ts'

/** What a hostile template asks for: nothing but the guest's own fields may ever stand in its place. */
const WORDS =
  'To {{firstName}} | {{lastName}} | {{bookingLink}} | {{constructor}}{{__proto__}}{{toString}} | {{booking.other}} | {{guests.0.email}} | {{{lastName}}} | {{ email }}'
const NAMES = ['Astrid', 'Lars', '{{bookingLink}}', '{{{{lastName}}}}', '<b>Bo</b>', 'A\r\nBcc: x@y.example']
const EMAILS = ['shared@guest.example', 'SHARED@guest.example', 'own@guest.example', null]
const PHONES = ['+4520202020', '20 20 20 20', '+4530303030', null]

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const guest = fc.record({
  firstName: fc.constantFrom(...NAMES),
  lastName: fc.constantFrom(...NAMES),
  email: fc.constantFrom(...EMAILS),
  phone: fc.constantFrom(...PHONES),
})
const house = fc.array(guest, { minLength: 1, maxLength: 6 })
type Guest = typeof guest extends fc.Arbitrary<infer G> ? G : never

async function aHouse(guests: readonly Guest[]) {
  const desk = await aMessageDesk(app)
  const bookings = []
  for (const each of guests) bookings.push(await desk.booking(each))
  return { desk, bookings }
}
type House = Awaited<ReturnType<typeof aHouse>>

/** Everything that was queued for a house, with the words as they would go out. */
async function sentBy({ desk }: House) {
  const content = {
    email: { from: 'letter', languages: { 0: { subject: `About {{lastName}}`, text: WORDS } } },
    sms: { languages: { 0: WORDS } },
  }
  const { data, code } = await desk.send({ content })
  if (code === 'message/nobody') return []
  const bodies = createBodies(app.db)
  const rows = await desk.storedMessages(data.id)
  return Promise.all(rows.map(async (row) => ({ row, body: await bodies.of(row) })))
}

const digits = (phone: string) => phone.replace(/\D/g, '')
const isOwnAddress = (own: string | null | undefined, { channel, recipient }: MessageRow) =>
  typeof own === 'string' &&
  (channel === 'email' ? recipient === own.toLowerCase() : digits(recipient).endsWith(digits(own)))

it('no message goes to the wrong guest, and none says anything of another, in two houses that share names and addresses', async () => {
  await fc.assert(
    fc.asyncProperty(house, house, async (first, second) => {
      const houses = [await aHouse(first), await aHouse(second)]
      const links = houses.flatMap(({ bookings }) => bookings.map(({ linkKey }) => linkKey))
      for (const one of houses) {
        for (const { row, body } of await sentBy(one)) {
          const booking = one.bookings.find(({ id }) => id === row.bookingId)
          if (!booking) throw new Error('a message of no booking of its property')
          expect(row.propertyId).toBe(one.desk.propertyId)
          if (row.state === 'queued') {
            const own = row.channel === 'email' ? booking.email : booking.phone
            expect(isOwnAddress(own, row)).toBe(true)
          } else expect(row.recipient).toBe('')
          const said = `${body?.subject} ${body?.text} ${body?.html ?? ''}`
          const others = links.filter((key) => key !== booking.linkKey)
          expect(others.filter((key) => said.includes(key))).toEqual([])
          expect(said).toContain(`/guestbook/${one.desk.propertyId}/${booking.linkKey}`)
          expect(said).not.toMatch(/function|\[object|@guest\.example/)
          expect(body?.subject).not.toMatch(/[\r\n]/)
        }
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)
