import { type DealChange, type StaffDeal, staffDealSchema } from '@innkeeper/api/upselling/deals.ts'
import type { DealState } from '@innkeeper/domain/upselling/constants.ts'
import { staleVersion } from '../../components/editing/form/stale-version.ts'

export const STALE_DEAL = { code: 'deal/stale-revision', current: staffDealSchema } as const

/** Whoever saves between two tries twice in a row is not one colleague typing. */
const TRIES_MAX = 3

type Send = (save: { dealId: string; revision: number; change: DealChange }) => Promise<StaffDeal>

/**
 * Puts a deal on sale or pauses it, and nothing else: what is typed and not saved stays where it is, and a version that
 * was saved meanwhile, as by the editor's own autosave, is no reason not to.
 */
export async function saveState(
  send: Send,
  { deal, revision }: StaffDeal,
  state: DealState,
): Promise<StaffDeal> {
  let known = revision
  for (let tries = 1; ; tries += 1) {
    try {
      return await send({ dealId: deal.id, revision: known, change: { state } })
    } catch (error) {
      const current = staleVersion<StaffDeal, object>({ stale: STALE_DEAL }, error)
      if (!current || tries === TRIES_MAX) throw error
      known = current.revision
    }
  }
}
