import { METHODS_WITHOUT_HOLD, type PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../clock/port.ts'
import type { Database, Tx } from '../db/port.ts'
import { newId } from '../ids.ts'
import { approved, captured, declined, refunded, released, requireMoney } from './payment-steps.ts'
import { type HoldRequest, type Payment, PaymentError, type PaymentsPort } from './port.ts'
import { sandboxPayments } from './sandbox-tables.ts'

/** As long as card holds usually last. */
const HOLD_DAYS = 7

/** What the sandbox's payment page shows. */
export type SandboxVisit = {
  payment: Payment
  /** What the guest chose before; null leaves it to the page. */
  method: PaymentMethod | null
  returnUrl: string
}

export type PaymentSandbox = PaymentsPort & {
  visit(paymentId: string): Promise<SandboxVisit | undefined>
  /** What the payment page does when the guest presses a button; a second press changes nothing. */
  approve(paymentId: string, method: PaymentMethod): Promise<void>
  decline(paymentId: string): Promise<void>
}

type SandboxOptions = { db: Database; clock: Clock; propertyId: string }
type Row = typeof sandboxPayments.$inferSelect

/** Moves no money: behaves like a provider that holds, for demo installations. */
export function createPaymentSandbox({ db, clock, propertyId }: SandboxOptions): PaymentSandbox {
  const isThis = (id: string) => and(eq(sandboxPayments.propertyId, propertyId), eq(sandboxPayments.id, id))

  async function find(tx: Tx, id: string): Promise<Row | undefined> {
    const [row] = await tx.select().from(sandboxPayments).where(isThis(id)).for('update')
    return row
  }

  /** A hold that nobody used in time has ended by itself. */
  function current(row: Row): Payment {
    const payment = paymentOf(row)
    const hasLapsed = payment.holdLapsesAt !== undefined && payment.holdLapsesAt <= clock.now()
    return hasLapsed ? released(payment) : payment
  }

  const take = (id: string, step: (payment: Payment) => Payment, method?: PaymentMethod) =>
    db.tenant(propertyId, async (tx) => {
      const row = await find(tx, id)
      if (!row) throw new PaymentError('unknown-payment')
      const payment = step(current(row))
      await tx
        .update(sandboxPayments)
        .set({ ...columnsOf(payment), method: method ?? row.method })
        .where(isThis(id))
      return payment
    })

  const statusOf = (id: string) => db.tenant(propertyId, (tx) => find(tx, id))

  return {
    async hold(request) {
      requireMoney(request.amount)
      const row = await db.tenant(propertyId, (tx) => insertOrFind(tx, propertyId, request, clock.now()))
      if (row.amount !== request.amount.minor || row.currency !== request.amount.currency) {
        throw new PaymentError('key-reused')
      }
      return current(row)
    },
    capture: ({ paymentId }) => take(paymentId, captured),
    release: ({ paymentId }) => take(paymentId, released),
    refund: ({ paymentId }) => take(paymentId, refunded),
    async status(paymentId) {
      const row = await statusOf(paymentId)
      return row && current(row)
    },
    // Its page tells the product directly.
    readWebhook: () => Promise.reject(new PaymentError('bad-signature')),
    async visit(paymentId) {
      const row = await statusOf(paymentId)
      return row && { payment: current(row), method: row.method, returnUrl: row.returnUrl }
    },
    async approve(paymentId, method) {
      const lapse = new Date(clock.now().getTime() + HOLD_DAYS * 86_400_000)
      const canHold = !METHODS_WITHOUT_HOLD.includes(method)
      await take(
        paymentId,
        onlyPending((payment) => approved(payment, canHold ? lapse : null)),
        method,
      )
    },
    async decline(paymentId) {
      await take(paymentId, onlyPending(declined))
    },
  }
}

const onlyPending = (step: (payment: Payment) => Payment) => (payment: Payment) =>
  payment.state === 'pending' ? step(payment) : payment

async function insertOrFind(tx: Tx, propertyId: string, request: HoldRequest, now: Date): Promise<Row> {
  const { reference, amount, methods, returnUrl, language } = request
  const id = newId()
  const page = new URL(`/payment-sandbox/${propertyId}/${id}`, returnUrl)
  page.searchParams.set('lang', language)
  await tx
    .insert(sandboxPayments)
    .values({
      propertyId,
      id,
      reference,
      state: 'pending',
      method: methods.length === 1 ? (methods[0] ?? null) : null,
      amount: amount.minor,
      currency: amount.currency,
      returnUrl,
      pageUrl: page.href,
      createdAt: now,
    })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.propertyId, propertyId), eq(sandboxPayments.reference, reference)))
  if (!row) throw new PaymentError('unavailable')
  return row
}

function paymentOf(row: Row): Payment {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    amount: { minor: row.amount, currency: row.currency },
    capturedMinor: row.captured,
    refundedMinor: row.refunded,
    ...(row.state === 'pending' ? { pageUrl: row.pageUrl } : {}),
    ...(row.holdLapsesAt ? { holdLapsesAt: row.holdLapsesAt } : {}),
  }
}

function columnsOf({ state, capturedMinor, refundedMinor, holdLapsesAt }: Payment): Partial<Row> {
  return {
    state,
    captured: capturedMinor,
    refunded: refundedMinor,
    holdLapsesAt: holdLapsesAt ?? null,
  }
}
