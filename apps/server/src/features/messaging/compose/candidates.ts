import { currentState, type House, isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import {
  type Audience,
  type AudienceAnswer,
  type AudienceGroup,
  type AudiencePart,
  audienceAnswer,
  isAboutNow,
} from '@innkeeper/domain/messaging/audience.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { TargetGroup } from '@innkeeper/domain/units/schema.ts'
import { isInTargetGroup } from '@innkeeper/domain/units/target-groups.ts'
import { and, asc, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { units } from '../../units/tables.ts'

/** Stays that can be meant; the exact answer is `audienceAnswer`'s, this only keeps all others out of memory. */
function narrowed(part: AudiencePart, today: string): SQL | undefined {
  switch (part.who) {
    case 'arrivals today':
      return eq(bookings.arrival, today)
    case 'arrivals tomorrow':
      return eq(bookings.arrival, addDays(today, 1))
    case 'arrivals on date':
      return eq(bookings.arrival, part.date)
    case 'departures today':
      return eq(bookings.departure, today)
    case 'departures tomorrow':
      return eq(bookings.departure, addDays(today, 1))
    case 'departures on date':
      return eq(bookings.departure, part.date)
    case 'in-house guests':
      return inHouse(today)
    case 'specific guests':
      return inArray(bookings.id, part.ids)
    case 'units':
      return inArray(bookings.unitId, part.ids)
    case 'unit categories':
    case 'target groups':
      return undefined
  }
}

const inHouse = (today: string) => and(eq(bookings.state, 'checkin'), gte(bookings.departure, today))

function narrowedGroup(group: AudienceGroup, today: string): SQL | undefined {
  const parts = group.parts.map((part) => narrowed(part, today))
  return and(...parts, isAboutNow(group) ? inHouse(today) : undefined)
}

const columns = {
  id: bookings.id,
  linkKey: bookings.linkKey,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  phone: bookings.phone,
  language: bookings.language,
  arrival: bookings.arrival,
  departure: bookings.departure,
  state: bookings.state,
  checkOutTime: bookings.checkOutTime,
  checkedInAt: bookings.checkedInAt,
  cancelledAt: bookings.cancelledAt,
  noShowAt: bookings.noShowAt,
  registeredAt: bookings.registeredAt,
  registeredPeople: bookings.registeredPeople,
  adults: bookings.adults,
  rateCode: bookings.rateCode,
  isReturningGuest: bookings.isReturningGuest,
  consent: bookings.marketingConsent,
  unitId: bookings.unitId,
  unitCode: units.code,
  ownCategoryId: units.categoryId,
  bookedCategoryId: bookings.unitCategoryId,
}

function selectCandidates(tx: Tx) {
  return tx
    .select(columns)
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .$dynamic()
}

type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number]
export type Candidate = CandidateRow & { answer: Exclude<AudienceAnswer, 'out'> }
export type AudienceHouse = House & { targetGroups: readonly TargetGroup[] }

/** Whom the audience means, those who arrive first before the others, with those who are not to be written to. */
export async function findCandidates(
  tx: Tx,
  propertyId: string,
  { audience, house, now, limit }: { audience: Audience; house: AudienceHouse; now: number; limit: number },
): Promise<Candidate[]> {
  const today = localTimeAt(now, house.timeZone).date
  const rows = await selectCandidates(tx)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        isNull(bookings.erasedAt),
        or(...audience.groups.map((group) => narrowedGroup(group, today))),
      ),
    )
    .orderBy(asc(bookings.arrival), asc(bookings.id))
    .limit(limit)
  return rows.flatMap((row) => {
    const answer = answerOf(row, audience, house, now)
    return answer === 'out' ? [] : [{ ...row, answer }]
  })
}

/** These stays, in the order of their ids, whatever the audience; erased ones are not among them. */
export async function findStays(tx: Tx, propertyId: string, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const rows = await selectCandidates(tx)
    .where(
      and(eq(bookings.propertyId, propertyId), inArray(bookings.id, [...ids]), isNull(bookings.erasedAt)),
    )
    .orderBy(asc(bookings.id))
  return rows.map((row) => ({ ...row, answer: isCalledOff(row) ? 'called-off' : 'in' }))
}

function answerOf(row: CandidateRow, audience: Audience, house: AudienceHouse, now: number): AudienceAnswer {
  const unitCategoryId = row.ownCategoryId ?? row.bookedCategoryId
  const facts = { ...row, unitCategoryId }
  const stay = {
    bookingId: row.id,
    arrival: row.arrival,
    departure: row.departure,
    state: currentState(row, now, house),
    isCalledOff: isCalledOff(row),
    unitId: row.unitId,
    unitCategoryId,
    targetGroupIds: house.targetGroups
      .filter((group) => isInTargetGroup(group, facts))
      .map((group) => group.id),
  }
  return audienceAnswer(audience, stay, localTimeAt(now, house.timeZone).date)
}
