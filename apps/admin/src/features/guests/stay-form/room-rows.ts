import type { BookingName, OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { shareANight } from '@innkeeper/domain/guests/occupancy.ts'
import { addDays } from '@innkeeper/domain/time.ts'

type Nights = { arrival: string; departure: string }
/** Where the house keeps the cleaning list, a free room is ready or still to be cleaned. */
export type RoomState = 'ready' | 'free' | 'uncleaned' | 'leaving' | 'taken'

export function roomStateOf({
  takenBy,
  leftBy,
  isReady,
}: Pick<OfferedUnit, 'takenBy' | 'leftBy' | 'isReady'>): RoomState {
  if (takenBy.length > 0) return 'taken'
  if (leftBy) return 'leaving'
  if (isReady === null) return 'free'
  return isReady ? 'ready' : 'uncleaned'
}

/** More nights than this are not told apart by eye. */
const MOST_NIGHTS = 14

/** For each night of a stay whether somebody else has the room; the one day of a stay without a night. */
export function nightsTaken({ arrival, departure }: Nights, takenBy: readonly BookingName[]): boolean[] {
  const taken: boolean[] = []
  for (let night = arrival; night < departure || night === arrival; night = addDays(night, 1)) {
    if (taken.length === MOST_NIGHTS) break
    const oneNight = { arrival: night, departure: addDays(night, 1) }
    taken.push(takenBy.some((other) => shareANight(oneNight, other)))
  }
  return taken
}

/** The room to begin with: the booking's own, else the first that is ready, then empty, then free. */
export function suggestedUnit(units: readonly OfferedUnit[], ownUnitId: string | null): string | null {
  if (ownUnitId !== null) return ownUnitId
  const fitting = units.filter(({ isAsBooked }) => isAsBooked)
  const offered = fitting.length > 0 ? fitting : units
  const first = (state: RoomState) => offered.find((unit) => roomStateOf(unit) === state)
  return (first('ready') ?? first('free') ?? first('uncleaned') ?? first('leaving'))?.id ?? null
}

/** More rooms of one kind than this, and those that are taken step back. */
const FEW_ROOMS = 8

/** The rooms worth a look: of many only those that can be had, the chosen one, and who is looked for by number. */
export function roomsInSight(
  units: readonly OfferedUnit[],
  { chosen, search, showsTaken }: { chosen: string | null; search: string; showsTaken: boolean },
): OfferedUnit[] {
  const wanted = search.trim().toLowerCase()
  if (wanted !== '') return units.filter(({ code }) => code.toLowerCase().includes(wanted))
  if (showsTaken || units.length <= FEW_ROOMS) return [...units]
  return units.filter((unit) => unit.id === chosen || roomStateOf(unit) !== 'taken')
}

/** Rooms as booked in one list, the others by category; each keeps the order in which it came. */
export function roomGroups(units: readonly OfferedUnit[]): { name: string; units: OfferedUnit[] }[] {
  const groups = new Map<string, { name: string; units: OfferedUnit[] }>()
  for (const unit of units) {
    const group = groups.get(unit.category.id) ?? { name: unit.category.name, units: [] }
    group.units.push(unit)
    groups.set(unit.category.id, group)
  }
  return [...groups.values()]
}
