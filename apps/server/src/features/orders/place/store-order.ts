import { hasReceipt } from '@innkeeper/domain/orders/guest-standing.ts'
import { PREVIEWS_PER_HOUR, perNetworkOf, UNPAID_LIMITS } from '@innkeeper/domain/orders/order-limits.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import { keyReused } from '../../../platform/http/idempotency.ts'
import { messageOf } from '../messages/message-of.ts'
import type { OrderMessage } from '../messages/order-message.ts'
import type { OrderMessages } from '../messages/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import { findOrder, type StoredOrder } from '../repository.ts'
import { findOrderOfKey } from './known-key.ts'
import { newOrder } from './new-order.ts'
import type { PreparedOrder } from './prepare.ts'
import { type OrderKey, type PlaceOutcome, placeOrderCall, placeRefusal } from './statement.ts'

type Dependencies = {
  db: Database
  nextNumber(propertyId: string): Promise<number>
  payments: Pick<OrderPayments, 'settlePayment'>
  messages: Pick<OrderMessages, 'send'>
}

/** How the call came: its key, and what it makes of earlier ones. */
type How = { key: OrderKey; origin: string; isKnownDevice: boolean }

export function createStoreOrder({ db, nextNumber, payments, messages }: Dependencies) {
  /** The order of an earlier call with this key, since what can be ordered may have changed after it. */
  async function orderOfKey(propertyId: string, key: OrderKey): Promise<StoredOrder | null> {
    return db.tenant(
      propertyId,
      async (tx) => {
        const orderId = await findOrderOfKey(tx, propertyId, key)
        return orderId === null ? null : findOrder(tx, propertyId, orderId)
      },
      { readOnly: true },
    )
  }

  /** In one transaction with what follows from it: a message, and the end of payments that were given up. */
  function writeWithMore(propertyId: string, call: SQL, received: OrderMessage | null) {
    return db.tenant(propertyId, async (tx) => {
      const { rows } = await tx.execute<{ answer: PlaceOutcome }>(sql`select ${call} as answer`)
      const [row] = rows
      if (!row) throw new Error('place_order answers')
      if (row.answer.outcome === 'placed') {
        if (received) await messages.send(tx, received)
        for (const orderId of row.answer.voided) await payments.settlePayment(tx, propertyId, orderId)
      }
      return row.answer
    })
  }

  async function store(prepared: PreparedOrder, { key, origin, isKnownDevice }: How): Promise<StoredOrder> {
    const { body, booking, options, isPreview } = prepared
    const { propertyId } = prepared.snapshot.property
    const placed = newOrder(prepared, await nextNumber(propertyId))
    const replaces = body.replaces ?? null
    const { withoutBooking } = options
    const counted = booking ? null : { ...withoutBooking, perNetwork: perNetworkOf(withoutBooking) }
    const limits = isPreview ? { previewsPerHour: PREVIEWS_PER_HOUR } : counted
    const device = isKnownDevice ? prepared.device : null
    const unpaid = placed.order.stage === 'awaiting payment' ? UNPAID_LIMITS : null
    const call = placeOrderCall(key, placed, { replaces, device, limits, unpaid })
    const received = placed.order.stage === 'placed' ? receivedMessage(prepared, placed, origin) : null
    // One round trip, unless more is to be written with it.
    const isAlone = !received && replaces === null && device === null
    const outcome = await (isAlone
      ? db.tenantCall<PlaceOutcome>(propertyId, call)
      : writeWithMore(propertyId, call, received)
    ).catch((error: unknown) => {
      throw placeRefusal(error)
    })
    if (outcome.outcome === 'placed') return placed
    if (outcome.bodyHash !== key.bodyHash) throw keyReused()
    const twin = await orderOfKey(propertyId, key)
    if (!twin) throw new Error('a key that was used names its order')
    return twin
  }

  return { orderOfKey, store }
}

/** Said at once where the property sends receipts by e-mail. */
function receivedMessage({ snapshot, options }: PreparedOrder, { order }: StoredOrder, origin: string) {
  const isByMail = options.receiptService === 'email'
  return messageOf(order, {
    kind: 'received',
    confirmation: isByMail ? 'email' : 'none',
    property: snapshot.property,
    origin,
    hasReceipt: isByMail && hasReceipt(order),
  })
}
