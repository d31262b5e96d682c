import { hasReceipt } from '@innkeeper/domain/orders/guest-standing.ts'
import { PREVIEWS_PER_HOUR, perNetworkOf, UNPAID_LIMITS } from '@innkeeper/domain/orders/order-limits.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import { keyReused } from '../../../platform/http/idempotency.ts'
import { withRefusedLines } from '../availability/within-stay.ts'
import { type MessageToWrite, messageOf } from '../messages/message-of.ts'
import type { OrderMessages } from '../messages/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import { findOrder, type StoredOrder } from '../repository.ts'
import type { OrderEffects } from '../requests/order-effects.ts'
import { endChangedOrder } from './changed-order.ts'
import { findOrderOfKey } from './known-key.ts'
import { newOrder } from './new-order.ts'
import type { PreparedOrder } from './prepare.ts'
import {
  type NewOrder,
  type OrderKey,
  type PlaceOutcome,
  placeContent,
  placeOrderCall,
  placeRefusal,
} from './statement.ts'

type Dependencies = {
  db: Database
  nextNumber(propertyId: string): Promise<number>
  payments: Pick<OrderPayments, 'settlePayment'>
  messages: Pick<OrderMessages, 'send'>
  effects: Pick<OrderEffects, 'concern' | 'accepted'>
}

/** How the call came: its key, and what it makes of earlier ones. */
type How = { key: OrderKey; origin: string; isKnownDevice: boolean }

type Writing = {
  placed: NewOrder
  content: string
  /** What its guest is told at once. */
  told: MessageToWrite | null
  /** The watch id of the order it takes the place of. */
  changes: string | null
}

/** Accepted as it is placed; one that waits for its payment is accepted when it is paid. */
const isAccepted = ({ order }: StoredOrder) => order.stage === 'placed' && order.status === 'auto accepted'

export function createStoreOrder({ db, nextNumber, payments, messages, effects }: Dependencies) {
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

  /**
   * In one transaction with what follows from it: the order it takes the place of, a message, the end of payments that
   * were given up, and what an automatic acceptance means.
   */
  function writeWithMore({ placed, content, told, changes }: Writing) {
    const { order } = placed
    const { propertyId } = order
    return db.tenant(propertyId, async (tx) => {
      const now = order.placedAt
      if (changes !== null) {
        const changed = { content, watchId: changes, replacedBy: order.id }
        await endChangedOrder(tx, { ...changed, propertyId, now, payments })
      }
      const { rows } = await tx.execute<{ answer: PlaceOutcome }>(
        sql`select ${placeOrderCall(content, placed)} as answer`,
      )
      const [row] = rows
      if (!row) throw new Error('place_order answers')
      const { answer } = row
      if (answer.outcome === 'placed') {
        if (isAccepted(placed)) await effects.accepted({ tx, order, now, actor: null })
        if (told) await messages.send(tx, told)
        for (const orderId of answer.voided) await payments.settlePayment(tx, propertyId, orderId)
      } else if (changes !== null) {
        // The key made an order before: whatever it was, the older one stands as that left it.
        throw keyReused()
      }
      return answer
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
    const content = placeContent(key, placed, { replaces, device, limits, unpaid })
    const told = placed.order.stage === 'placed' ? firstMessage(prepared, placed, origin) : null
    const changes = (!isPreview && body.changes) || null
    const hasEffects = isAccepted(placed) && effects.concern(placed)
    // One round trip, unless more is to be written with it.
    const isAlone = !told && replaces === null && device === null && changes === null && !hasEffects
    const outcome = await (isAlone
      ? db.tenantCall<PlaceOutcome>(propertyId, placeOrderCall(content, placed))
      : writeWithMore({ placed, content, told, changes })
    ).catch((error: unknown) => {
      throw withRefusedLines(placeRefusal(error), prepared.cart.lines)
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
function firstMessage({ snapshot, options }: PreparedOrder, stored: StoredOrder, origin: string) {
  const { order } = stored
  const isByMail = options.receiptService === 'email'
  return messageOf(order, {
    kind: isAccepted(stored) ? 'accepted' : 'received',
    isAutomatic: true,
    confirmation: isByMail ? 'email' : 'none',
    property: snapshot.property,
    origin,
    hasReceipt: isByMail && hasReceipt(order),
  })
}
