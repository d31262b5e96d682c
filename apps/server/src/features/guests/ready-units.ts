import type { Tx } from '../../platform/db/port.ts'

/** Those of the units a guest can move into on a day; null where nobody says which are clean. */
export type FindReadyUnits = (
  tx: Tx,
  propertyId: string,
  asked: { date: string; unitIds: readonly string[] },
) => Promise<ReadonlySet<string> | null>
