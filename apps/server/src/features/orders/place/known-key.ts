import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@innkeeper/api/client.ts'
import { placeOrder } from '@innkeeper/api/orders/checkout.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { IDEMPOTENCY_KEY_PATTERN, idempotencyKeys, keyReused } from '../../../platform/http/idempotency.ts'
import type { OrderKey } from './statement.ts'

const ENDPOINT = `${placeOrder.method} ${placeOrder.path}`

/** Every order carries a key, so that one sent twice is one order. */
export function keyOf(request: FastifyRequest, body: unknown): OrderKey {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (key === undefined) throw new AppError('order/key-missing', 'An order carries an Idempotency-Key.')
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key)) {
    throw new AppError('request/invalid', 'The idempotency key has 8 to 64 letters, digits, _ or -.')
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  return { endpoint: ENDPOINT, key, bodyHash }
}

/** The order this key made with the same body; throws where the body was another, null where there was none. */
export async function findOrderOfKey(tx: Tx, propertyId: string, key: OrderKey): Promise<string | null> {
  const [known] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.propertyId, propertyId),
        eq(idempotencyKeys.endpoint, key.endpoint),
        eq(idempotencyKeys.key, key.key),
      ),
    )
  if (!known) return null
  if (known.bodyHash !== key.bodyHash) throw keyReused()
  return (known.answer as { orderId: string }).orderId
}
