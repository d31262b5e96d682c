import type { Pms, PmsConnection } from '@innkeeper/api/integrations.ts'
import { isOnBill } from '@innkeeper/domain/integrations/posting-step.ts'
import { saysRoom } from '@innkeeper/domain/integrations/room-change.ts'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { orders } from '../orders/tables.ts'
import { properties } from '../properties/tables.ts'
import { findOwnRooms, mappingOf } from './mapping.ts'
import { findRegistrations } from './open-registrations.ts'
import { findStaySteps } from './stay-steps.ts'
import type { Sealed } from './stored-settings.ts'
import { readHouse, readSettings } from './stored-settings.ts'
import { type ConnectionRow, type ImportRow, pmsBookings, pmsImports, pmsPostings } from './tables.ts'
import { findRoomChanges } from './tell-rooms.ts'

/** Of what is not as it should be, so many are shown. */
const MOST_SHOWN = 50

type Around = {
  now: Date
  webhookUrl: string | null
  keys: Sealed['keys']
}
type Match = PmsConnection['units'][number]

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'en', { numeric: true })
const at = (moment: Date | null) => moment?.toISOString() ?? null

export async function presentConnection(
  tx: Tx,
  row: ConnectionRow,
  { now, webhookUrl, keys }: Around,
): Promise<NonNullable<Pms['connection']>> {
  const { propertyId, system, revision, state } = row
  const house = readHouse(row.found)
  const { choices, chosen, registersSince } = readSettings(row.settings)
  const own = await findOwnRooms(tx, propertyId)
  const mapping = mappingOf(house, own, chosen)
  const matches = (part: 'units' | 'categories'): Match[] =>
    house[part].toSorted(byName).map(({ id, name }) => ({
      id,
      name,
      ours: mapping[part][id] ?? null,
      isByHand: chosen[part][id] !== undefined && mapping[part][id] === chosen[part][id],
    }))
  const steps = await findStaySteps(tx, propertyId, { now, timeZone: house.timeZone })
  return {
    ...{ system, revision, state, choices, webhookUrl },
    isTest: keys.isTest,
    house: { name: house.name, timeZone: house.timeZone, services: house.services },
    ownTimeZone: await otherTimeZone(tx, propertyId, house.timeZone),
    units: matches('units'),
    categories: matches('categories'),
    ownUnits: own.units,
    ownCategories: own.categories,
    health: {
      contactedAt: at(row.contactedAt),
      trouble: row.trouble,
      troubleSince: at(row.troubleSince),
      nextTryAt: at(row.nextTryAt),
    },
    lastImport: await findImport(tx, propertyId, false),
    lastDryRun: await findImport(tx, propertyId, true),
    refused: await findRefused(tx, propertyId),
    stays: [
      ...steps
        .filter(({ trouble }) => choices.tellsStays && trouble !== null)
        .map(({ bookingId, number, step, trouble, nextTryAt }) => ({
          ...{ bookingId, number, step, trouble },
          nextTryAt: at(nextTryAt),
        })),
      ...(await findTroubledRooms()),
    ],
    registrations: await findTroubledRegistrations(),
    postings: await findTroubledPostings(tx, propertyId),
  }

  /** Not those that somebody changed there by hand since. */
  async function findTroubledRooms(): Promise<PmsConnection['stays']> {
    if (!choices.tellsRooms) return []
    const found = await findRoomChanges(tx, propertyId, { now, timeZone: house.timeZone })
    return found
      .filter(({ change, room, said }) => change.trouble !== null && !(room && saysRoom(said, room)))
      .map(({ number, change: { bookingId, trouble, nextTryAt } }) => ({
        ...{ bookingId, number, step: 'room' as const, trouble },
        nextTryAt: at(nextTryAt),
      }))
  }

  async function findTroubledRegistrations(): Promise<PmsConnection['registrations']> {
    if (registersSince === null) return []
    const since = new Date(registersSince)
    const wish = { now, timeZone: house.timeZone, since, which: 'in trouble' } as const
    const found = await findRegistrations(tx, propertyId, wish)
    return found.map(({ bookingId, number, trouble, nextTryAt }) => ({
      ...{ bookingId, number, trouble },
      nextTryAt: at(nextTryAt),
    }))
  }
}

async function otherTimeZone(tx: Tx, propertyId: string, theirs: string): Promise<string | null> {
  const [own] = await tx
    .select({ timeZone: properties.timeZone })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  return !own || own.timeZone === theirs ? null : own.timeZone
}

async function findImport(
  tx: Tx,
  propertyId: string,
  isDryRun: boolean,
): Promise<PmsConnection['lastImport']> {
  const [found] = await tx
    .select()
    .from(pmsImports)
    .where(and(eq(pmsImports.propertyId, propertyId), eq(pmsImports.isDryRun, isDryRun)))
    .orderBy(desc(pmsImports.startedAt))
    .limit(1)
  return found ? presentImport(found) : null
}

function presentImport(row: ImportRow): NonNullable<PmsConnection['lastImport']> {
  const { isDryRun, state, windowsDone, windows, counts, trouble, startedAt, endedAt } = row
  return {
    ...{ isDryRun, state, counts, trouble },
    progress: windowsDone / windows,
    startedAt: startedAt.toISOString(),
    endedAt: at(endedAt),
  }
}

async function findRefused(tx: Tx, propertyId: string): Promise<PmsConnection['refused']> {
  const rows = await tx
    .select({ number: pmsBookings.number, problem: pmsBookings.problem })
    .from(pmsBookings)
    .where(and(eq(pmsBookings.propertyId, propertyId), isNotNull(pmsBookings.problem)))
    .orderBy(desc(pmsBookings.updatedAt))
    .limit(MOST_SHOWN)
  return rows.flatMap(({ number, problem }) => (problem ? [{ number, ...problem }] : []))
}

async function findTroubledPostings(tx: Tx, propertyId: string): Promise<PmsConnection['postings']> {
  const rows = await tx
    .select({ order: orders, posting: pmsPostings })
    .from(pmsPostings)
    .innerJoin(orders, and(eq(orders.propertyId, pmsPostings.propertyId), eq(orders.id, pmsPostings.orderId)))
    .where(
      and(
        eq(pmsPostings.propertyId, propertyId),
        isNotNull(pmsPostings.trouble),
        inArray(pmsPostings.state, ['posting', 'reversing', 'refused', 'not reversed']),
      ),
    )
    .orderBy(desc(pmsPostings.at))
    .limit(MOST_SHOWN)
  return rows
    .filter(({ order, posting }) => posting.state !== 'refused' || isOnBill(order))
    .map(({ order, posting: { orderId, state, trouble } }) => ({
      orderId,
      number: order.number,
      state,
      trouble,
    }))
}
