import type { Tx } from '../../../platform/db/port.ts'
import { findStandings, knownAs } from '../addresses.ts'
import { suppressed } from '../gate.ts'
import type { MessageRow } from '../tables.ts'
import { type Lane, writeOutcomes } from './due-messages.ts'

/** Claimed messages without those whose address became one that gets nothing while they waited; these say why. */
export async function withoutSuppressed(
  tx: Tx,
  { propertyId, channel }: Lane,
  claimed: readonly MessageRow[],
): Promise<{ toSend: readonly MessageRow[]; skipped: MessageRow[] }> {
  const known = ({ recipient }: MessageRow) => knownAs(channel, recipient)
  const standings = await findStandings(tx, propertyId, channel, [...new Set(claimed.map(known))])
  if (standings.size === 0) return { toSend: claimed, skipped: [] }
  const reasons = new Map(
    claimed.map((message) => [message.id, suppressed(standings.get(known(message)), message.purpose)]),
  )
  const stopped = claimed.filter(({ id }) => reasons.get(id))
  const skipped = await writeOutcomes(
    tx,
    propertyId,
    stopped.map(({ id }) => ({
      id,
      state: 'skipped',
      failure: reasons.get(id) ?? null,
      sentAt: null,
      provider: null,
      providerId: null,
      nextTryAt: null,
      mayBeDouble: false,
      facts: null,
    })),
  )
  return { toSend: claimed.filter(({ id }) => !reasons.get(id)), skipped }
}
