import { type Dice, diceFrom } from '../seeded-random.ts'
import type { Stay } from './stays.ts'
import { UNITS } from './units.ts'

/** The books reach three months back and three ahead. */
const DAYS_BACK = 91
const DAYS_AHEAD = 92
/** Nearer than this, the stays around today stand already. */
const FIRST_ARRIVAL = 2
const NIGHTS = [1, 2, 2, 3, 3, 4, 5, 7] as const

/** The months before and after the stays around today, room by room so that no room is sold twice. */
export function planFurtherStays(around: readonly Stay[]): Stay[] {
  const dice = diceFrom(1924)
  const ofRoom = Map.groupBy(around, ({ unitCode }) => unitCode)
  return UNITS.flatMap(({ code }) => {
    const known = ofRoom.get(code) ?? []
    const first = Math.min(-1, ...known.map(({ from }) => from))
    const last = Math.max(FIRST_ARRIVAL, ...known.map(({ to }) => to))
    return [...before(code, first, dice), ...after(code, last, dice)]
  })
}

function before(unitCode: string, first: number, dice: Dice): Stay[] {
  const to = first - dice.pick([0, 0, 1, 1, 2, 4])
  const from = to - dice.pick(NIGHTS)
  if (from < -DAYS_BACK) return []
  return [...before(unitCode, from, dice), { unitCode, from, to, state: 'checkout' }]
}

/** The further ahead, the fewer have booked. */
function after(unitCode: string, last: number, dice: Dice): Stay[] {
  const from = last + dice.between(0, 3 + Math.floor(last / 5))
  const to = from + dice.pick(NIGHTS)
  if (to > DAYS_AHEAD) return []
  return [{ unitCode, from, to, state: 'precheckin' }, ...after(unitCode, to, dice)]
}
