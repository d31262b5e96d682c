import type { Tx } from '../../../platform/db/port.ts'
import type { Causes } from '../causes.ts'
import type { MessageRow } from '../tables.ts'

type Caused = Pick<MessageRow, 'causeKind' | 'causeId'>

/** What staff know the causes of these messages by; each kind is asked once. */
export async function findCauseNames(
  tx: Tx,
  propertyId: string,
  { causes, rows }: { causes: Causes; rows: readonly Caused[] },
): Promise<(message: Caused) => string> {
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const [kind, caused] of Map.groupBy(rows, ({ causeKind }) => causeKind)) {
    const ids = [...new Set(caused.map(({ causeId }) => causeId))]
    const found = await causes.find(kind)?.namesOf?.(tx, propertyId, ids)
    if (found) names.set(kind, found)
  }
  return ({ causeKind, causeId }) => names.get(causeKind)?.get(causeId) ?? ''
}
