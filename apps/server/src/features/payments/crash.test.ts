import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../platform/clock/test-clock.ts'
import type { Database } from '../../platform/db/port.ts'
import { newId } from '../../platform/ids.ts'
import type { PaymentsPort } from '../../platform/payments/port.ts'
import { createPaymentSandbox } from '../../platform/payments/sandbox.ts'
import { aProperty } from '../../testing/builders.ts'
import { sharedTestDatabase } from '../../testing/database.ts'
import { anOrder } from '../../testing/orders.ts'
import type { Accounts } from './accounts.ts'
import { pruneWebhooksJob } from './jobs.ts'
import type { PaidOrders } from './paid-orders.ts'
import { createPaymentService } from './service.ts'
import { defaultSettings } from './settings.ts'

const START = '2026-11-15T11:00:00Z'
const clock = createTestClock(START)
let db: Database
let propertyId: string
beforeAll(async () => {
  db = await sharedTestDatabase()
  propertyId = await aProperty(db)
})

/** The process dies at its `at`-th step: before the step, or after it, when nobody hears its answer any more. */
type Death = { at: number; when: 'before' | 'after' }
class Died extends Error {}

function mortal(death: Death | null) {
  let steps = 0
  let isDead = false
  async function step<T>(take: () => Promise<T>): Promise<T> {
    if (isDead) throw new Died()
    const isLast = death?.at === ++steps
    isDead = isLast
    if (isLast && death?.when === 'before') throw new Died()
    const result = await take()
    if (isLast) throw new Died()
    return result
  }
  return { step, steps: () => steps }
}

/** Orders as payments know them: the rule of the real ones, without stock, staff and messages. */
const orders: PaidOrders = {
  async paymentChanged(tx, property, orderId, { state }) {
    const isPaid = state === 'held' || state === 'captured'
    await tx.execute(sql`
      update orders set payment = ${state},
        stage = case when ${isPaid} then 'placed' when stage = 'awaiting payment' then 'abandoned' else stage end
      where property_id = ${property} and id = ${orderId}`)
    return 'kept'
  },
  async wantedOf(tx, property, orderId) {
    const { rows } = await tx.execute<{ stage: string; status: string }>(
      sql`select stage, status from orders where property_id = ${property} and id = ${orderId}`,
    )
    const [order] = rows
    if (!order) return null
    if (order.stage !== 'placed') return order.stage === 'abandoned' ? 'give back' : 'wait'
    if (order.status === 'no action taken') return 'wait'
    return order.status === 'declined' ? 'give back' : 'capture'
  },
}

/** The service of one process; every transaction and every call to the provider is a step at which it can die. */
function aProcess(death: Death | null) {
  const { step, steps } = mortal(death)
  const mortalDb: Database = {
    ...db,
    tenant: (property, run, options) => step(() => db.tenant(property, run, options)),
    installation: (run, options) => step(() => db.installation(run, options)),
  }
  // The provider is another machine: it lives on.
  const sandbox = createPaymentSandbox({ db, clock, propertyId })
  const port: PaymentsPort = {
    ...sandbox,
    hold: (request) => step(() => sandbox.hold(request)),
    capture: (request) => step(() => sandbox.capture(request)),
    release: (request) => step(() => sandbox.release(request)),
    refund: (request) => step(() => sandbox.refund(request)),
    status: (id) => step(() => sandbox.status(id)),
  }
  const accounts: Accounts = {
    read: async () => ({ settings: defaultSettings(true), credentials: {}, revision: 0 }),
    seal: () => '',
    open: async () => port,
    sandbox: () => sandbox,
  }
  const service = createPaymentService({
    db: mortalDb,
    clock,
    log: { warn: () => {} } as never,
    accounts,
    properties: { snapshot: async () => ({ property: { policyLinks: { terms: null } } }) } as never,
    orders,
    // The job dies with its process; reconciliation has to do without it.
    enqueueSettlement: async () => {},
  })
  return { service, sandbox, steps }
}

const paid = async (orderId: string) => {
  const { rows } = await db.tenant(propertyId, (tx) =>
    tx.execute<{
      stage: string
      payment: string
      state: string | null
      problem: string | null
      at: string | null
      isNamed: boolean
    }>(sql`
      select o.stage, o.payment, p.state, p.problem, s.state as at,
        p.provider_payment_id is not null as "isNamed"
      from orders o
      left join payments p on p.property_id = o.property_id and p.order_id = o.id
      left join sandbox_payments s on s.property_id = o.property_id and s.reference = o.id
      where o.property_id = ${propertyId} and o.id = ${orderId}`),
  )
  return rows[0]
}

type Ending = 'accepted' | 'declined' | 'declined after a charge' | 'left'

/** What one guest and one receptionist do, in the process that may die on the way. */
async function live(ending: Ending, death: Death | null) {
  clock.set(START)
  const { service, sandbox, steps } = aProcess(death)
  const orderId = newId()
  let hasPaid = false
  await anOrder(db, propertyId, {
    id: orderId,
    stage: 'awaiting payment',
    payment: 'pending',
    service: 'Pay Now',
    placedAt: clock.now(),
  })
  try {
    await service.startPayment({
      propertyId,
      orderId,
      number: 1,
      total: 10_000,
      currency: 'NOK',
      method: null,
      language: 'en',
      origin: 'https://hotel.example',
      lines: [{ title: 'Breakfast', quantity: 1, unitPrice: 10_000, total: 10_000, vatRate: 0, vat: 0 }],
    })
    const { rows } = await db.tenant(propertyId, (tx) =>
      tx.execute<{ id: string }>(sql`select id from sandbox_payments where reference = ${orderId}`),
    )
    if (ending !== 'left') {
      await sandbox.approve(rows[0]?.id ?? '', ending === 'declined after a charge' ? 'swish' : 'visa')
      hasPaid = true
    }
    await service.askNow(propertyId, orderId)
    await decide(orderId, ending)
    await service.settlePayment(propertyId, orderId)
  } catch (error) {
    if (!(error instanceof Died)) throw error
  }
  return { orderId, hasPaid, steps: steps() }
}

async function decide(orderId: string, ending: Ending) {
  const status = ending === 'accepted' ? 'accepted' : 'declined'
  await db.tenant(propertyId, (tx) =>
    tx.execute(sql`update orders set status = ${status} where id = ${orderId} and stage = 'placed'`),
  )
}

const AGREED: Record<Ending, string> = {
  accepted: 'captured',
  declined: 'released',
  'declined after a charge': 'refunded',
  left: 'released',
}

describe.each<Ending>(['accepted', 'declined', 'declined after a charge', 'left'])(
  'an order that is %s',
  (ending) => {
    it('agrees with its payment, wherever the process died', async () => {
      const { orderId, steps } = await live(ending, null)
      if (ending !== 'left') expect(await paid(orderId)).toMatchObject({ state: AGREED[ending] })
      const deaths = Array.from({ length: steps }, (_, index) => index + 1).flatMap((at): Death[] => [
        { at, when: 'before' },
        { at, when: 'after' },
      ])
      expect(deaths.length).toBeGreaterThan(10)
      for (const death of deaths) {
        const { orderId, hasPaid } = await live(ending, death)
        const next = aProcess(null)
        clock.advance({ minutes: 1 })
        await next.service.reconcile(propertyId)
        // Staff decide about what reached them, whichever process shows it.
        await decide(orderId, ending)
        clock.advance({ minutes: 40 })
        await next.service.reconcile(propertyId)
        const { stage, payment, state, problem, at, isNamed } = (await paid(orderId)) ?? {}
        const where = `${death.when} step ${death.at}`
        expect({ where, problem }).toEqual({ where, problem: null })
        // Where the guest never got to pay, nothing is held and the order is gone; else both ended as decided.
        expect({ where, stage }).toEqual({ where, stage: hasPaid ? 'placed' : 'abandoned' })
        expect({ where, payment }).toEqual({ where, payment: hasPaid ? AGREED[ending] : 'released' })
        expect([null, payment]).toContain(state)
        // A page may still be open at the provider only if nobody was ever sent to it.
        if (!hasPaid) expect([null, 'released', ...(isNamed ? [] : ['pending'])]).toContain(at)
      }
    }, 120_000)
  },
)

it('the job of every minute sees all properties, and forgets old webhooks', async () => {
  const { orderId } = await live('left', null)
  clock.advance({ minutes: 31 })
  await aProcess(null).service.reconcile(null)
  expect(await paid(orderId)).toMatchObject({ stage: 'abandoned', payment: 'released' })
  const noted = (days: number) =>
    sql`(${propertyId}, 'nexi', ${`${days}`}, ${clock.now().toISOString()}::timestamptz - make_interval(days => ${days}::int))`
  await db.tenant(propertyId, (tx) =>
    tx.execute(sql`insert into payment_webhooks values ${noted(29)}, ${noted(31)}`),
  )
  await pruneWebhooksJob(db, clock).handler({ payload: {}, signal: new AbortController().signal })
  const { rows } = await db.tenant(propertyId, (tx) => tx.execute(sql`select event_id from payment_webhooks`))
  expect(rows).toEqual([{ event_id: '29' }])
})
