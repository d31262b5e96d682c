import { isDeepStrictEqual } from 'node:util'
import type { StaffUpgrade, saveRoomUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { UPGRADES_MAX } from '@innkeeper/domain/room-upgrades/constants.ts'
import { newUpgrade } from '@innkeeper/domain/room-upgrades/new-upgrade.ts'
import { firstVatRate } from '@innkeeper/domain/room-upgrades/ready-to-start.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { seasonProblems } from '@innkeeper/domain/room-upgrades/seasons.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/ids.ts'
import { recordBy } from '../../audit/service.ts'
import { findStayVatRates } from '../../orders/service.ts'
import { findUnitCategories } from '../../units/service.ts'
import { countNights } from '../rooms-in-nights.ts'
import { NIGHTS_AHEAD, presentUpgrade } from './presenter.ts'
import {
  countUpgrades,
  findUpgrade,
  findUpgrades,
  findVatRates,
  insertUpgrade,
  placeUpgrades,
  removeUpgrade,
  type StoredUpgrade,
  updateUpgrade,
} from './repository.ts'

type Dependencies = {
  clock: Clock
  /** One change of what belongs to the property at a time, so that limits hold and each way is there once. */
  lockProperty(tx: Tx, propertyId: string): Promise<unknown>
}

type Change = Context<typeof saveRoomUpgrade>['body']['change']
type Way = Pick<RoomUpgrade, 'from' | 'to'>

export type UpgradeService = ReturnType<typeof createUpgradeService>

/** `today` is the property's own day, from which staff look ahead. */
export function createUpgradeService({ clock, lockProperty }: Dependencies) {
  async function present(tx: Tx, propertyId: string, stored: readonly StoredUpgrade[], today: string) {
    const nights = Array.from({ length: NIGHTS_AHEAD }, (_, day) => addDays(today, day))
    const categoryIds = stored.map(({ upgrade }) => upgrade.to)
    const counts = await countNights(tx, { propertyId, categoryIds, nights })
    return stored.map((one) => presentUpgrade(one, { counts, nights }))
  }

  async function presentOne(tx: Tx, propertyId: string, stored: StoredUpgrade | null, today: string) {
    const [presented] = stored ? await present(tx, propertyId, [stored], today) : []
    if (!presented) throw unknownUpgrade()
    return presented
  }

  return {
    async list(tx: Tx, propertyId: string, today: string): Promise<StaffUpgrade[]> {
      return present(tx, propertyId, await findUpgrades(tx, propertyId), today)
    },

    async create(tx: Tx, staff: Staff, way: Way, today: string): Promise<StaffUpgrade> {
      const { propertyId, name } = staff
      await lockProperty(tx, propertyId)
      if ((await countUpgrades(tx, propertyId)) >= UPGRADES_MAX) {
        throw new AppError('upgrade/too-many', `A property has ${UPGRADES_MAX} room upgrades at most.`)
      }
      await requireWay(tx, propertyId, { id: null, ...way })
      const vatRate = firstVatRate(await findVatRates(tx, propertyId), await findStayVatRates(tx, propertyId))
      const upgrade = newUpgrade(newId(), way, vatRate)
      const stored = await insertUpgrade(tx, propertyId, {
        upgrade,
        changedBy: name,
        changedAt: clock.now(),
      })
      await recordBy(tx, staff, {
        action: 'room-upgrade.created',
        subject: await nameOf(tx, propertyId, upgrade),
      })
      await emit(tx, propertyId, 'roomUpgrade.changed', { roomUpgradeId: upgrade.id })
      return presentOne(tx, propertyId, stored, today)
    },

    async save(
      tx: Tx,
      staff: Staff,
      { id, revision, change }: { id: string; revision: number; change: Change },
      today: string,
    ): Promise<StaffUpgrade> {
      const { propertyId, name } = staff
      await lockProperty(tx, propertyId)
      const before = await requireUpgrade(tx, propertyId, id)
      const named = Object.entries(change).filter(([, value]) => value !== undefined)
      const upgrade: RoomUpgrade = { ...before.upgrade, ...Object.fromEntries(named) }
      // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
      if (isDeepStrictEqual(upgrade, before.upgrade)) return presentOne(tx, propertyId, before, today)
      if (before.revision !== revision) {
        const current = await presentOne(tx, propertyId, before, today)
        throw new AppError('upgrade/stale-revision', 'Somebody saved this upgrade meanwhile.', { current })
      }
      if (upgrade.state === 'active' && upgrade.vatRate === null)
        throw new AppError('request/invalid', 'An upgrade is started once its VAT rate is chosen.', {
          field: 'vatRate',
        })
      if (upgrade.from !== before.upgrade.from || upgrade.to !== before.upgrade.to)
        await requireWay(tx, propertyId, upgrade)
      const seasons = seasonProblems(upgrade.seasons)
      if (seasons.length > 0)
        throw new AppError('upgrade/season-invalid', 'Seasons end after they begin and share no day.', {
          seasons,
        })
      const saved = await updateUpgrade(tx, propertyId, revision, {
        upgrade,
        changedBy: name,
        changedAt: clock.now(),
      })
      if (before.upgrade.state !== upgrade.state) {
        await recordBy(tx, staff, {
          action: upgrade.state === 'active' ? 'room-upgrade.started' : 'room-upgrade.paused',
          subject: await nameOf(tx, propertyId, upgrade),
        })
      }
      await emit(tx, propertyId, 'roomUpgrade.changed', { roomUpgradeId: id })
      return presentOne(tx, propertyId, saved, today)
    },

    async remove(tx: Tx, staff: Staff, id: string): Promise<void> {
      const { propertyId } = staff
      await lockProperty(tx, propertyId)
      const { upgrade } = await requireUpgrade(tx, propertyId, id)
      await removeUpgrade(tx, propertyId, id)
      await recordBy(tx, staff, {
        action: 'room-upgrade.deleted',
        subject: await nameOf(tx, propertyId, upgrade),
      })
      await emit(tx, propertyId, 'roomUpgrade.changed', { roomUpgradeId: id })
    },

    async order(tx: Tx, staff: Staff, ids: readonly string[], today: string): Promise<StaffUpgrade[]> {
      const { propertyId } = staff
      await lockProperty(tx, propertyId)
      await placeUpgrades(tx, propertyId, [...new Set(ids)])
      await emit(tx, propertyId, 'roomUpgrade.changed', { roomUpgradeId: null })
      return present(tx, propertyId, await findUpgrades(tx, propertyId), today)
    },
  }
}

/** Between two categories of the property that are not the same, and once. */
async function requireWay(
  tx: Tx,
  propertyId: string,
  { id, from, to }: Way & { id: string | null },
): Promise<void> {
  if (from === to) throw new AppError('request/invalid', 'An upgrade leads to another category.')
  const known = new Set((await findUnitCategories(tx, propertyId)).map((category) => category.id))
  if (!known.has(from) || !known.has(to))
    throw new AppError('units/category-unknown', 'No such unit category.')
  const others = await findUpgrades(tx, propertyId)
  if (others.some(({ upgrade }) => upgrade.id !== id && upgrade.from === from && upgrade.to === to))
    throw new AppError('upgrade/exists', 'There is an upgrade between these categories.')
}

/** As the log names it, in the names of that moment. */
async function nameOf(tx: Tx, propertyId: string, { from, to }: Way): Promise<string> {
  const categories = await findUnitCategories(tx, propertyId)
  const name = (id: string) => categories.find((category) => category.id === id)?.name ?? ''
  return `${name(from)} → ${name(to)}`
}

async function requireUpgrade(tx: Tx, propertyId: string, id: string): Promise<StoredUpgrade> {
  const stored = await findUpgrade(tx, propertyId, id)
  if (!stored) throw unknownUpgrade()
  return stored
}

export function unknownUpgrade(): AppError {
  return new AppError('upgrade/unknown', 'No such room upgrade.')
}
