import { FLOOR_HIGHEST, FLOOR_LOWEST } from './constants.ts'

/** What lists call the floor one walks in on. */
const GROUND_WORDS = new Set(
  'ground,ground floor,g,gf,eg,st,stue,stuen,stueetage,bottenvåning,bv,pohjakerros,begane grond,bg'.split(
    ',',
  ),
)

export function isFloor(floor: number): boolean {
  return Number.isInteger(floor) && floor >= FLOOR_LOWEST && floor <= FLOOR_HIGHEST
}

/** A floor as it is written in a list; null for an empty cell, undefined for what is none. */
export function floorOf(written: string): number | null | undefined {
  const text = written.trim().toLowerCase().replace(/\.$/, '').replace('−', '-')
  if (text === '') return null
  if (GROUND_WORDS.has(text)) return 0
  const floor = Number(text)
  return /^[+-]?\d{1,3}$/.test(text) && isFloor(floor) ? floor : undefined
}

type Placed = { code: string; floor: number | null }

/** Where a new room is, when the numbers beside it are all on one floor: 205 stands where 201 to 204 do. */
export function likelyFloor(code: string, units: readonly Placed[]): number | null {
  const series = seriesOf(code)
  if (series === null) return null
  const floors = new Set(units.flatMap((unit) => (seriesOf(unit.code) === series ? [unit.floor] : [])))
  const [only = null] = floors
  return floors.size === 1 ? only : null
}

/** What a number shares with its neighbours: all but its last two digits. */
function seriesOf(code: string): string | null {
  return /^(.*\d)\d\d$/.exec(code.trim())?.[1] ?? null
}

/** Units by floor from the ground up, those without one last; the order among them stays. */
export function byFloor<T extends { floor: number | null }>(
  units: readonly T[],
): { floor: number | null; units: T[] }[] {
  const floors = [...Map.groupBy(units, ({ floor }) => floor)].map(([floor, of]) => ({ floor, units: of }))
  const rank = (floor: number | null) => floor ?? Number.POSITIVE_INFINITY
  return floors.sort((one, other) => rank(one.floor) - rank(other.floor))
}
