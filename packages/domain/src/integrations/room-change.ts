import type { OutsideFields } from '../guests/outside-change.ts'
import type { Mapping } from './choices.ts'
import type { PmsReservation } from './reservation.ts'

/** The room of a stay: its category, and the unit where one was chosen. */
export type StayRoom = { categoryId: string; unitId: string | null }

/** Their units, each with the category it is in there. */
type TheirUnits = readonly { id: string; categoryId: string | null }[]

/**
 * The room of a stay in the other system's ids, or the part of it that is none of theirs, or several: a wrong room is
 * worse than none. Where several of their categories are one of ours, the unit says which.
 */
export function roomThere(
  { categoryId, unitId }: StayRoom,
  { mapping, units }: { mapping: Mapping; units: TheirUnits },
): StayRoom | 'no such category' | 'no such unit' {
  const theirs = (pairs: Mapping['units'], ours: string) =>
    Object.keys(pairs).filter((id) => pairs[id] === ours)
  const [unit = null, another] = unitId === null ? [] : theirs(mapping.units, unitId)
  if (unitId !== null && (unit === null || another !== undefined)) return 'no such unit'
  const categories = theirs(mapping.categories, categoryId)
  const ofUnit = units.find(({ id }) => id === unit)?.categoryId
  const [category] = categories.length > 1 ? categories.filter((id) => id === ofUnit) : categories
  return category === undefined ? 'no such category' : { categoryId: category, unitId: unit }
}

/** Where the other system is with the room it was told of. */
export type RoomChange = {
  state: 'trying' | 'done' | 'refused'
  /** When it was changed there, by the clock there; null until then. */
  changedAt: Date | null
}

/**
 * Whether a reservation speaks of the room from before it was changed: while ours is on its way there, and in what was
 * written there earlier. What the system refused is no change.
 */
export function saysEarlierRoom(
  { updatedAt }: Pick<PmsReservation, 'updatedAt'>,
  change: RoomChange | null,
): boolean {
  if (change === null || change.state === 'refused') return false
  return change.changedAt === null || Date.parse(updatedAt) < change.changedAt.getTime()
}

type RoomSaid = Partial<Pick<OutsideFields, 'unitCategoryId' | 'unitId'>>

/** Whether the other system says of itself that the stay has this room. */
export function saysRoom(said: RoomSaid | null, { categoryId, unitId }: StayRoom): boolean {
  return said?.unitCategoryId === categoryId && (unitId === null || said.unitId === unitId)
}
