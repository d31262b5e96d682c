import type { Tx } from '../../../platform/db/port.ts'
import { recordBy } from '../../audit/service.ts'
import { findLines } from '../repository.ts'
import type { OrderRow } from '../tables.ts'

/** Whoever decided, and where; null where nobody did. */
type Work = { tx: Tx; propertyId: string; actor: { userId: string; name: string } | null }
type Decision = 'request.accepted' | 'request.declined'

/**
 * Writes down who answered a request: its number and what was ordered. The log outlives the guest's data, so neither the
 * person nor the room stands in it.
 */
export async function recordDecision(work: Work, order: OrderRow, action: Decision): Promise<void> {
  const { tx, propertyId, actor } = work
  // What the system declines is nobody's deed.
  if (!actor) return
  const lines = await findLines(tx, propertyId, [order.id])
  await recordBy(
    tx,
    { propertyId, ...actor },
    {
      action,
      subject: String(order.number),
      details: {
        items: lines.map(({ quantity, staffTitle }) => `${quantity} × ${staffTitle}`).join(', '),
        ...(order.reason !== null && { reason: order.reason }),
      },
    },
  )
}
