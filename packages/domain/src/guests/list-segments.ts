import { addDays } from '../time.ts'

/*
 * What each view of the guest list shows and in which order: stretches of bookings one after the other, each of them
 * a range of an index. The list opens on what matters now.
 */

export const GUEST_LIST_VIEWS = ['arriving', 'inHouse', 'departing', 'all'] as const
export type GuestListView = (typeof GUEST_LIST_VIEWS)[number]
export const GUEST_LIST_SORTS = ['arrival', 'departure', 'lastName', 'unit'] as const
export type GuestListSort = (typeof GUEST_LIST_SORTS)[number]
/** Where a booking stands now; the first three are its state by the clock. */
export const GUEST_STANDINGS = ['precheckin', 'checkin', 'checkout', 'cancelled', 'noShow'] as const
export type GuestStanding = (typeof GUEST_STANDINGS)[number]

const CURRENT = ['precheckin', 'checkin', 'checkout'] as const satisfies readonly GuestStanding[]
/** Who did not come is looked for among the arrivals this long. */
const OVERDUE_DAYS = 30

export type DayRange = { from?: string; to?: string }
export type Segment = {
  standings: readonly GuestStanding[]
  arrival?: DayRange
  departure?: DayRange
  sort: GuestListSort
  order: 'asc' | 'desc'
}
export type AskedList = {
  view: GuestListView
  standing?: GuestStanding | undefined
  /** Arrivals, departures or both of this day. */
  day?: string | undefined
  sort?: GuestListSort | undefined
  order?: 'asc' | 'desc' | undefined
  /** Somebody is looked for: who is in the house comes first. */
  isSearched?: boolean
}

/** The orders that can be asked for: any where the list is as short as a day or the house, else those with an index. */
export function sortsOf({ view, standing, day }: AskedList): readonly GuestListSort[] {
  if (day || view === 'inHouse' || (view === 'all' && standing === 'checkin')) return GUEST_LIST_SORTS
  if (view === 'arriving') return ['arrival']
  if (view === 'departing') return ['departure']
  return standing ? ['arrival', 'departure'] : ['arrival', 'departure', 'lastName']
}

export function listSegments(asked: AskedList, today: string): Segment[] {
  const { sort, order = 'asc' } = asked
  if (sort && sortsOf(asked).includes(sort)) return inOneOrder(asked, { sort, order }, today)
  switch (asked.view) {
    case 'arriving':
      return asked.day ? arrivalsOf(asked.day) : arrivalsAround(today)
    case 'inHouse':
      return [HOUSE]
    case 'departing':
      return asked.day ? departuresOf(asked.day) : departuresAround(today)
    case 'all':
      return everybody(asked, today)
  }
}

const HOUSE: Segment = { standings: ['checkin'], sort: 'unit', order: 'asc' }

type Standings = readonly GuestStanding[]
const on = (day: string): DayRange => ({ from: day, to: day })
const byArrival = (standings: Standings, arrival: DayRange, order: Order = 'asc'): Segment => ({
  standings,
  arrival,
  sort: 'arrival',
  order,
})
const byDeparture = (standings: Standings, departure: DayRange, order: Order = 'asc'): Segment => ({
  standings,
  departure,
  sort: 'departure',
  order,
})

/** Who is to come today, who should have come, who came today, who comes next. */
function arrivalsAround(today: string): Segment[] {
  return [
    byArrival(['precheckin'], on(today)),
    byArrival(['precheckin'], { from: addDays(today, -OVERDUE_DAYS), to: addDays(today, -1) }, 'desc'),
    byArrival(['checkin', 'checkout'], on(today)),
    byArrival(['precheckin'], { from: addDays(today, 1) }),
  ]
}

/** Who is still to leave today, who left today, who leaves next, who left lately. */
function departuresAround(today: string): Segment[] {
  return [
    byDeparture(['checkin'], on(today)),
    byDeparture(['checkout'], on(today)),
    byDeparture(['checkin'], { from: addDays(today, 1) }),
    byDeparture(['checkout'], { to: addDays(today, -1) }, 'desc'),
  ]
}

function arrivalsOf(day: string): Segment[] {
  return CURRENT.map((standing) => byArrival([standing], on(day)))
}

function departuresOf(day: string): Segment[] {
  return (['checkin', 'precheckin', 'checkout'] as const).map((standing) => byDeparture([standing], on(day)))
}

/** Today and what comes, then back into the past: never the oldest first. */
function everybody({ standing, day, isSearched }: AskedList, today: string): Segment[] {
  const standings = standing ? [standing] : GUEST_STANDINGS
  if (day) return touching(standings, day)
  if (standing === 'checkin') return [HOUSE]
  if (standing === 'checkout') return [byDeparture(standings, { to: today }, 'desc')]
  if (isSearched && !standing) return searched(today)
  return [byArrival(standings, { from: today }), byArrival(standings, { to: addDays(today, -1) }, 'desc')]
}

/** Who is in the house, who comes next, who left last; what was called off comes after all of them. */
function searched(today: string): Segment[] {
  const others = ['precheckin', 'checkout'] as const
  return [
    byDeparture(['checkin'], { from: today }),
    byArrival(others, { from: today }),
    byArrival(others, { to: addDays(today, -1) }, 'desc'),
    byArrival(['cancelled', 'noShow'], {}, 'desc'),
  ]
}

/** Who comes or leaves on a day. */
function touching(standings: Standings, day: string): Segment[] {
  return [
    byArrival(standings, on(day)),
    { ...byDeparture(standings, on(day)), arrival: { to: addDays(day, -1) } },
  ]
}

type Order = Segment['order']

/** The same guests in the order somebody asked for. */
function inOneOrder(
  { view, standing, day }: AskedList,
  asked: Pick<Segment, 'sort' | 'order'>,
  today: string,
): Segment[] {
  const all = standing ? [standing] : GUEST_STANDINGS
  if (view === 'inHouse') return [{ ...HOUSE, ...asked }]
  if (view === 'all') {
    return day
      ? touching(all, day).map((segment) => ({ ...segment, ...asked }))
      : [{ standings: all, ...asked }]
  }
  if (day) return [{ ...(view === 'arriving' ? byArrival : byDeparture)(CURRENT, on(day)), ...asked }]
  const rising = view === 'arriving' ? risingArrivals(today) : risingDepartures(today)
  return asked.order === 'asc' ? rising : reversed(rising)
}

function risingArrivals(today: string): Segment[] {
  return [
    byArrival(['precheckin'], { from: addDays(today, -OVERDUE_DAYS), to: today }),
    byArrival(['checkin', 'checkout'], on(today)),
    byArrival(['precheckin'], { from: addDays(today, 1) }),
  ]
}

function risingDepartures(today: string): Segment[] {
  return [
    byDeparture(['checkout'], { to: addDays(today, -1) }),
    byDeparture(['checkin'], on(today)),
    byDeparture(['checkout'], on(today)),
    byDeparture(['checkin'], { from: addDays(today, 1) }),
  ]
}

function reversed(segments: readonly Segment[]): Segment[] {
  return segments
    .map((segment): Segment => ({ ...segment, order: segment.order === 'asc' ? 'desc' : 'asc' }))
    .reverse()
}
