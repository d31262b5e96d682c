import { isDeepStrictEqual } from 'node:util'
import type { DealChange, StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { DEALS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import { dealSteps, isDealComplete } from '@innkeeper/domain/upselling/deal-rules.ts'
import { copyDeal, dealTitle, newDeal } from '@innkeeper/domain/upselling/deal-words.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordBy } from '../../audit/service.ts'
import { rememberDealPrices } from './asked-prices.ts'
import { requireSoundChange } from './references.ts'
import {
  countDeals,
  findDeal,
  findDeals,
  insertDeal,
  placeDeals,
  removeDeal,
  type StoredDeal,
  updateDeal,
} from './repository.ts'

type Dependencies = {
  clock: Clock
  /** One change of what belongs to the property at a time, so that limits hold and files stay. */
  lockProperty(tx: Tx, propertyId: string): Promise<{ localization: Localization }>
}

/** Ids of the products that deals can offer, asked before a command's transaction. */
export type Offered = { offered: ReadonlySet<string>; defaultIndex: number }
export type DealService = ReturnType<typeof createDealService>

export function createDealService({ clock, lockProperty }: Dependencies) {
  async function lock(tx: Tx, propertyId: string) {
    const { localization } = await lockProperty(tx, propertyId)
    return defaultLanguage(localization)?.index ?? 0
  }

  return {
    async list(tx: Tx, propertyId: string, offered: Offered): Promise<StaffDeal[]> {
      return (await findDeals(tx, propertyId)).map((stored) => presentDeal(stored, offered))
    },

    async open(tx: Tx, propertyId: string, id: string, offered: Offered): Promise<StaffDeal> {
      return presentDeal(await requireDeal(tx, propertyId, id), offered)
    },

    async create(tx: Tx, staff: Staff, copyOf: string | undefined, offered: Offered): Promise<StaffDeal> {
      const { propertyId, name } = staff
      const defaultIndex = await lock(tx, propertyId)
      if ((await countDeals(tx, propertyId)) >= DEALS_MAX) {
        throw new AppError('deal/too-many', `A property has ${DEALS_MAX} deals at most.`)
      }
      const original = copyOf === undefined ? null : await requireDeal(tx, propertyId, copyOf)
      const deal = original ? copyDeal(original.deal, newId()) : newDeal(newId())
      const written = { deal, defaultIndex, changedBy: name, changedAt: clock.now() }
      const stored = await insertDeal(tx, propertyId, written)
      if (!stored) throw unknownDeal()
      await recordBy(tx, staff, { action: 'deal.created', subject: dealTitle(deal, defaultIndex) || null })
      await emit(tx, propertyId, 'deal.changed', { dealId: deal.id })
      return presentDeal(stored, offered)
    },

    async save(
      tx: Tx,
      staff: Staff,
      { id, revision, change }: { id: string; revision: number; change: DealChange },
      offered: Offered,
    ): Promise<StaffDeal> {
      const { propertyId, name } = staff
      const defaultIndex = await lock(tx, propertyId)
      const before = await requireDeal(tx, propertyId, id)
      const named = Object.entries(change).filter(([, value]) => value !== undefined)
      const deal = { ...before.deal, ...Object.fromEntries(named) }
      // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
      if (isDeepStrictEqual(deal, before.deal)) return presentDeal(before, offered)
      if (before.revision !== revision) {
        const current = presentDeal(before, offered)
        throw new AppError('deal/stale-revision', 'Somebody saved this deal meanwhile.', { current })
      }
      await requireSoundChange(tx, propertyId, { before: before.deal, after: deal })
      const changedAt = clock.now()
      const saved = await updateDeal(tx, propertyId, revision, {
        deal,
        defaultIndex,
        changedBy: name,
        changedAt,
      })
      if (!saved) throw unknownDeal()
      const answer = presentDeal(saved, offered)
      const { isOnSale } = answer
      await rememberDealPrices(tx, propertyId, { before: before.deal, after: deal, isOnSale, now: changedAt })
      if (before.deal.state !== deal.state) {
        await recordBy(tx, staff, {
          action: deal.state === 'active' ? 'deal.started' : 'deal.paused',
          subject: dealTitle(deal, defaultIndex) || null,
        })
      }
      await emit(tx, propertyId, 'deal.changed', { dealId: id })
      return answer
    },

    async remove(tx: Tx, staff: Staff, id: string): Promise<void> {
      const { propertyId } = staff
      const defaultIndex = await lock(tx, propertyId)
      const { deal } = await requireDeal(tx, propertyId, id)
      await removeDeal(tx, propertyId, id)
      const ended = { before: deal, after: null, isOnSale: false, now: clock.now() }
      await rememberDealPrices(tx, propertyId, ended)
      await recordBy(tx, staff, { action: 'deal.deleted', subject: dealTitle(deal, defaultIndex) || null })
      await emit(tx, propertyId, 'deal.changed', { dealId: id })
    },

    async order(tx: Tx, staff: Staff, ids: readonly string[], offered: Offered): Promise<StaffDeal[]> {
      await lock(tx, staff.propertyId)
      await placeDeals(tx, staff.propertyId, [...new Set(ids)])
      await emit(tx, staff.propertyId, 'deal.changed', { dealId: null })
      return (await findDeals(tx, staff.propertyId)).map((stored) => presentDeal(stored, offered))
    },
  }
}

export function presentDeal(
  { deal, revision, changedBy, changedAt }: StoredDeal,
  offered: Offered,
): StaffDeal {
  const steps = dealSteps(deal, offered)
  return {
    deal,
    steps,
    isOnSale: deal.state === 'active' && isDealComplete(steps),
    revision,
    changedBy,
    changedAt: changedAt.toISOString(),
  }
}

async function requireDeal(tx: Tx, propertyId: string, id: string): Promise<StoredDeal> {
  const stored = await findDeal(tx, propertyId, id)
  if (!stored) throw unknownDeal()
  return stored
}

function unknownDeal(): AppError {
  return new AppError('deal/unknown', 'No such deal.')
}
