import type { OutsideStatus } from '@innkeeper/domain/guests/outside-change.ts'
import type { PmsGuest, PmsReservation } from '@innkeeper/domain/integrations/reservation.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { PmsError } from '../port.ts'
import type { MewsCompany, MewsCustomer, MewsRate, MewsReservation, MewsService } from './answers.ts'
import { clockOfOffset, textOf } from './words.ts'

/** What a house has beside its reservations, by id. */
export type MewsFacts = {
  timeZone: string
  language: string | null
  services: ReadonlyMap<string, MewsService>
  rates: ReadonlyMap<string, MewsRate>
  /** Whether people of an age category are children. */
  isChild: ReadonlyMap<string, boolean>
}
/** Who owns the reservations of a page, by id. */
export type MewsAccounts = {
  customers: ReadonlyMap<string, MewsCustomer>
  companies: ReadonlyMap<string, MewsCompany>
}

const STATES: Readonly<Record<string, PmsReservation['status']>> = {
  Inquired: 'not confirmed',
  Optional: 'not confirmed',
  Requested: 'not confirmed',
  Confirmed: 'expected',
  Started: 'in house',
  Processed: 'departed',
  Canceled: 'cancelled',
}

/** A reservation of Mews in the words of the port, in days of the house there. */
export function toReservation(
  reservation: MewsReservation,
  facts: MewsFacts,
  accounts: MewsAccounts,
): PmsReservation {
  const { Id, Number: number, AccountId, RateId, ServiceId } = reservation
  const starts = momentOf(reservation.ScheduledStartUtc, facts.timeZone)
  const ends = momentOf(reservation.ScheduledEndUtc, facts.timeZone)
  const usual = facts.services.get(ServiceId)?.Data.Value
  const customer = accounts.customers.get(AccountId)
  const company = accounts.companies.get(AccountId)
  return {
    id: Id,
    number,
    updatedAt: latest(reservation.UpdatedUtc, customer?.UpdatedUtc, company?.UpdatedUtc),
    status: statusOf(reservation),
    arrival: starts.day,
    departure: ends.day,
    checkInTime: ownTime(starts.clock, clockOfOffset(usual?.StartOffset)),
    checkOutTime: ownTime(ends.clock, clockOfOffset(usual?.EndOffset)),
    categoryId: reservation.RequestedResourceCategoryId ?? null,
    unitId: reservation.AssignedResourceId ?? null,
    rateCode: rateCodeOf(RateId ? facts.rates.get(RateId) : undefined, facts.language),
    ...peopleOf(reservation, facts.isChild),
    guest: guestOf(AccountId, customer, company),
  }
}

function statusOf({ State, CancellationReason }: MewsReservation): PmsReservation['status'] {
  // A state that is newer than this adapter: nobody is expected for it until somebody knows what it means.
  const status = STATES[State] ?? 'not confirmed'
  const isNoShow = status === ('cancelled' satisfies OutsideStatus) && CancellationReason === 'NoShow'
  return isNoShow ? 'no-show' : status
}

function momentOf(utc: string, timeZone: string): { day: string; clock: string } {
  const instant = Date.parse(utc)
  if (Number.isNaN(instant)) throw new PmsError('unreadable')
  const { date, minute } = localTimeAt(instant, timeZone)
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { day: date, clock }
}

/** Only where it is another than the service's: the property has its own times here. */
function ownTime(clock: string, usual: string | null): string | null {
  return usual === null || clock === usual ? null : clock
}

function latest(...moments: (string | null | undefined)[]): string {
  const known = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : [])).filter(Number.isFinite)
  if (known.length === 0) throw new PmsError('unreadable')
  return new Date(Math.max(...known)).toISOString()
}

function rateCodeOf(rate: MewsRate | undefined, language: string | null): string | null {
  if (!rate) return null
  return rate.ShortName || rate.ExternalIdentifier || textOf(rate.Names, language) || rate.Name || null
}

function peopleOf({ PersonCounts }: MewsReservation, isChild: MewsFacts['isChild']) {
  if (!PersonCounts || PersonCounts.length === 0) return { adults: null, children: null }
  const count = (wanted: boolean) =>
    PersonCounts.filter(({ AgeCategoryId }) => (isChild.get(AgeCategoryId) ?? false) === wanted).reduce(
      (sum, { Count }) => sum + Count,
      0,
    )
  const within = (people: number) => Math.max(0, Math.min(99, Math.round(people)))
  return { adults: within(count(false)), children: within(count(true)) }
}

function guestOf(
  accountId: string,
  customer: MewsCustomer | undefined,
  company: MewsCompany | undefined,
): PmsGuest {
  return {
    accountId,
    firstName: customer?.FirstName ?? '',
    lastName: customer?.LastName ?? company?.Name ?? '',
    email: customer?.Email ?? null,
    phone: customer?.Phone ?? null,
    language: customer?.PreferredLanguageCode ?? customer?.LanguageCode ?? null,
    isReturning: customer?.Classifications?.includes('Returning') ?? null,
  }
}
