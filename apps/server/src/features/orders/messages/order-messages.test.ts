import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '../../../platform/db/port.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { anOrder } from '../../../testing/orders.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'
import type { MessagingService, NewMessage } from '../../messaging/service.ts'
import { orders } from '../tables.ts'
import { messageOf } from './message-of.ts'
import { orderCause } from './order-cause.ts'
import type { OrderMessageKind } from './order-message.ts'
import { createOrderMessages } from './service.ts'

/** A busy machine takes its time to get to the queue. */
const WAIT_MS = 25_000

let app: TestApp
let house: PropertyWithReception
beforeAll(async () => {
  const bytes = async () => Buffer.from('%PDF-1.7')
  const pdf = { paper: bytes, qrSheet: bytes, registrations: bytes, cleaningList: bytes }
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, outside: { pdf } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
})

const inProperty = <T>(work: (tx: Tx) => Promise<T>) => app.db.tenant(house.propertyId, work)
const messagesOf = async (requestId: string) =>
  (await house.call('GET', `orderRequests/${requestId}`)).data.messages as { kind: string; state: string }[]

describe('the guest of an order', () => {
  it('gets the receipt with the letter that it was confirmed, and staff see what was sent', async () => {
    const email = 'receipt@guest.example'
    const checkout = { ...CHECKOUT, email }
    const { orderId, number } = (await house.order(anOrderFor(await house.product(), { checkout }))).data
    await eventually('the letter', async () => (await app.mails(email)).length > 0, WAIT_MS)
    app.clock.advance({ minutes: 1 })
    const answer = { timeExpected: null, confirmation: 'email' }
    await house.call('POST', `orderRequests/${orderId}/accept`, answer)
    await eventually('the answer', async () => (await app.mails(email)).length > 1, WAIT_MS)
    const mails = await app.mails(email)
    const files = mails.map(({ attachments = [] }) => attachments.map(({ fileName }) => fileName))
    expect(files.toSorted((one, other) => one.length - other.length)).toEqual([[], [`receipt-${number}.pdf`]])
    const sent = async () => (await messagesOf(orderId)).filter(({ state }) => state === 'kept')
    await eventually('staff to see it', async () => (await sent()).length > 1, WAIT_MS)
    expect(await messagesOf(orderId)).toMatchObject([
      { kind: 'accepted', channel: 'email', failure: null },
      { kind: 'received', channel: 'email', failure: null },
    ])
  }, 60_000)
})

describe('an order as the cause of messages', () => {
  const cause = orderCause({ attachment: async () => null })
  const isStanding = (orderId: string) => inProperty((tx) => cause.isStanding(tx, house.propertyId, orderId))

  it('stands until it lost its person', async () => {
    const { id } = await anOrder(app.db, house.propertyId)
    expect(await isStanding(id)).toBe(true)
    await inProperty((tx) => tx.update(orders).set({ removedAt: app.clock.now() }).where(eq(orders.id, id)))
    expect([await isStanding(id), await isStanding('none')]).toEqual([false, false])
  })

  it('has no file where there is no receipt any more', async () => {
    expect(await cause.attachments(house.propertyId, 'none', 'en')).toEqual([])
  })
})

describe('what orders hand to messaging', () => {
  const LOGO = 'L'.repeat(22)
  const PROPERTY = {
    name: 'Fjellheim',
    timeZone: 'Europe/Copenhagen',
    brand: { ...DEFAULT_BRAND, logo: LOGO },
  }
  const written = async (
    kind: OrderMessageKind,
    confirmation: 'both' | 'email' = 'email',
    isAutomatic = false,
  ) => {
    const { id } = await anOrder(app.db, house.propertyId, { bookingId: 'B'.repeat(22) })
    const handed: NewMessage[] = []
    const sendMessage: MessagingService['sendMessage'] = async (_tx, message) => void handed.push(message)
    const messages = createOrderMessages({ sendMessage } as MessagingService, { pathFrom: () => null })
    await inProperty(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id))
      const options = { kind, confirmation, isAutomatic, property: PROPERTY, origin: 'https://stay.example' }
      const message = order && messageOf(order, options)
      if (message) await messages.send(tx, message)
    })
    return { id, handed }
  }

  it('carries the logo of the property', async () => {
    const { handed } = await written('accepted')
    const address = `https://stay.example/logo/${house.propertyId}/${LOGO}.png`
    expect(handed[0]?.content.email?.html).toContain(`<img src="${address}" alt="Fjellheim"`)
  })

  it('is finished, for each channel, and names the order', async () => {
    const { id, handed } = await written('accepted', 'both')
    expect(handed).toMatchObject([
      {
        cause: { kind: 'order', id },
        kind: 'accepted',
        recipient: {
          bookingId: 'B'.repeat(22),
          phone: '+4712345678',
          email: 'astrid@guest.example',
        },
        content: {
          sms: { text: expect.stringContaining('Fjellheim') },
          email: { html: expect.stringContaining('<!doctype html>'), hasAttachments: false },
        },
      },
    ])
  })

  it('has a limit where nobody looks before it goes out', async () => {
    for (const kind of ['received', 'accepted', 'expired'] as const) {
      expect((await written(kind, 'email', true)).handed).toMatchObject([{ hourlyLimit: 10 }])
    }
    for (const kind of ['accepted', 'declined'] as const) {
      expect((await written(kind)).handed[0]).not.toHaveProperty('hourlyLimit')
    }
  })
})
