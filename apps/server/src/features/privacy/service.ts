import type { ErasurePreview } from '@innkeeper/api/privacy.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { forgetAnswers } from '../../platform/http/idempotency.ts'
import type { Holding, Obstacle, Person, PersonalData, Reader } from '../../platform/personal-data.ts'
import { recordBy } from '../audit/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { findByIds, isCurrent, lockByIds, type StayRow } from './find-stays.ts'
import { personOf } from './person.ts'

type Dependencies = { clock: Clock; properties: PropertyService; holders: () => readonly PersonalData[] }

export type PrivacyService = {
  preview(tx: Tx, propertyId: string, bookingIds: readonly string[]): Promise<ErasurePreview>
  /** The file a person gets: everything there is of them, and that it was made is written down. */
  exportGuest(tx: Tx, staff: Staff, bookingIds: readonly string[]): Promise<object>
  /** Throws `privacy/open-orders`, or `privacy/guest-here` unless that was answered. */
  eraseGuest(
    tx: Tx,
    staff: Staff,
    chosen: { bookingIds: readonly string[]; evenIfCurrent: boolean },
  ): Promise<number>
}

export function createPrivacyService({ clock, properties, holders }: Dependencies): PrivacyService {
  async function obstaclesOf(tx: Tx, person: Person): Promise<Obstacle[]> {
    const found: Obstacle[] = []
    for (const { obstacles } of holders()) found.push(...((await obstacles?.(tx, person, clock.now())) ?? []))
    return found
  }

  async function holdingsOf(tx: Tx, person: Person, reader?: Reader): Promise<Holding[]> {
    const found: Holding[] = []
    // One after the other: they share a transaction.
    for (const { find } of holders()) found.push(...(await find(tx, person, reader)))
    return found.filter(({ rows }) => rows.length > 0)
  }

  async function currentOf(propertyId: string, stays: readonly StayRow[]) {
    const { property } = await properties.snapshot(propertyId)
    return stays.filter((stay) => isCurrent(stay, clock.now().getTime(), property))
  }

  return {
    async preview(tx, propertyId, bookingIds) {
      const stays = requireAll(await findByIds(tx, propertyId, bookingIds), bookingIds)
      const person = personOf(propertyId, stays)
      const holdings = await holdingsOf(tx, person)
      const obstacles = await obstaclesOf(tx, person)
      return {
        holdings: holdings.map(({ kind, fate, rows, lockedUntil = null }) => ({
          kind,
          fate,
          count: rows.length,
          lockedUntil,
        })),
        obstacles: distinctOrders(obstacles),
        current: (await currentOf(propertyId, stays)).map(({ id, state }) => ({ id, state })),
      }
    },
    async exportGuest(tx, staff, bookingIds) {
      const { propertyId } = staff
      const stays = requireAll(await findByIds(tx, propertyId, bookingIds), bookingIds)
      const reader = { opensDocuments: can(staff, 'registration:reveal') }
      const holdings = await holdingsOf(tx, personOf(propertyId, stays), reader)
      await recordBy(tx, staff, { action: 'guest.exported', subject: numbersOf(stays) })
      const { property } = await properties.snapshot(propertyId)
      return {
        property: property.name,
        madeAt: clock.now().toISOString(),
        bookings: stays.map(({ bookingNumber }) => bookingNumber),
        ...rowsByKind(holdings),
      }
    },
    async eraseGuest(tx, staff, { bookingIds, evenIfCurrent }) {
      const { propertyId } = staff
      const stays = requireAll(await lockByIds(tx, propertyId, bookingIds), bookingIds)
      const person = personOf(propertyId, stays)
      const obstacles = await obstaclesOf(tx, person)
      if (obstacles.length > 0) {
        throw new AppError('privacy/open-orders', 'Something has to be settled first.', {
          obstacles: distinctOrders(obstacles),
        })
      }
      const current = await currentOf(propertyId, stays)
      if (current.length > 0 && !evenIfCurrent) {
        throw new AppError('privacy/guest-here', 'The guest is in the house or still to come.')
      }
      for (const { erase } of holders()) await erase(tx, person, clock.now())
      await forgetAnswers(tx, person)
      await recordBy(tx, staff, {
        action: 'guest.erased',
        subject: numbersOf(stays),
        details: { count: String(stays.length) },
      })
      return stays.length
    },
  }
}

/** One that is unknown, of another property or already without a person: nothing is done with the others either. */
function requireAll(found: readonly StayRow[], asked: readonly string[]): readonly StayRow[] {
  if (found.length !== new Set(asked).size) throw new AppError('booking/unknown', 'No such booking.')
  return found
}

/** One kind can have several fates. */
function rowsByKind(holdings: readonly Holding[]): Record<string, readonly object[]> {
  const byKind = Map.groupBy(holdings, ({ kind }) => kind)
  return Object.fromEntries([...byKind].map(([kind, own]) => [kind, own.flatMap(({ rows }) => rows)]))
}

const numbersOf = (stays: readonly StayRow[]) => stays.map(({ bookingNumber }) => bookingNumber).join(', ')

function distinctOrders(obstacles: readonly Obstacle[]): ErasurePreview['obstacles'] {
  const byOrder = new Map(obstacles.map(({ reason, order }) => [order, { reason, order }]))
  return [...byOrder.values()].sort((a, b) => a.order - b.order)
}
