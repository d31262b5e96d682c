import { type Dice, diceFrom } from '../../apps/server/src/demo/seeded-random.ts'
import { PRODUCTS, productAt, type WantedLine } from './products.ts'

export const ORDERS = 2000
export const KILLS = 20

/** What goes wrong with one order, besides the deaths of the server. */
export type Fault =
  | 'none'
  /** Sent again after its answer. */
  | 'repeated'
  /** Sent twice at the same moment. */
  | 'double click'
  /** The guest's connection breaks before the answer; sent again. */
  | 'dropped'
  /** The same, and the guest gives up. */
  | 'given up'
  /** After its answer the key comes again with another cart. */
  | 'key reused'

export type Service = 'Pay on delivery' | 'Put on bill' | 'Pay Now'

export type PlannedOrder = {
  key: string
  fault: Fault
  /** How long a connection holds that breaks. */
  breaksAfterMs: number
  lines: WantedLine[]
  service: Service
  isDelivered: boolean
}

export type Plan = {
  orders: PlannedOrder[]
  /** The server dies this long after the order at this place was taken up. */
  kills: { order: number; afterMs: number }[]
}

const FAULTS: readonly Fault[] = [
  ...Array<Fault>(9).fill('none'),
  ...Array<Fault>(3).fill('repeated'),
  ...Array<Fault>(3).fill('double click'),
  ...Array<Fault>(3).fill('dropped'),
  'given up',
  'key reused',
]
const SERVICES: readonly Service[] = [
  ...Array<Service>(6).fill('Pay on delivery'),
  ...Array<Service>(5).fill('Put on bill'),
  'Pay Now',
]

/** Orders without a fault of their own and nothing to pay, for what happens to the server alone. */
export function plainOrders(seed: number, name: string, count: number): PlannedOrder[] {
  const dice = diceFrom(seed)
  return Array.from({ length: count }, (_, at): PlannedOrder => {
    const planned = plannedOrder(dice, `${name}-${seed}-${at}`)
    return {
      ...planned,
      fault: 'none',
      service: planned.service === 'Pay Now' ? 'Put on bill' : planned.service,
    }
  })
}

/** The same seed gives the same orders, faults and moments of death; who wins a race is left to the machine. */
export function planFrom(seed: number): Plan {
  const dice = diceFrom(seed)
  const orders = Array.from({ length: ORDERS }, (_, at) => plannedOrder(dice, `fault-${seed}-${at}`))
  const stretch = ORDERS / KILLS
  const kills = Array.from({ length: KILLS }, (_, at) => ({
    order: at * stretch + dice.between(0, stretch - 1),
    afterMs: dice.between(0, 60),
  }))
  return { orders, kills }
}

function plannedOrder(dice: Dice, key: string): PlannedOrder {
  // What there is one of is sold out at once, and every order that holds it.
  const isForTheLast = dice.between(1, 20) === 1
  const offered = [...PRODUCTS.keys()].filter((at) => isForTheLast || productAt(at).stock !== 1)
  const chosen = dice.shuffled(offered).slice(0, dice.between(1, 3))
  return {
    key,
    fault: dice.pick(FAULTS),
    breaksAfterMs: dice.between(0, 40),
    lines: chosen.map((product) => wantedLine(dice, product)),
    service: dice.pick(SERVICES),
    isDelivered: dice.between(0, 1) === 1,
  }
}

function wantedLine(dice: Dice, product: number): WantedLine {
  const { choices, extras } = productAt(product)
  return {
    product,
    quantity: dice.between(1, 3),
    choice: choices.length > 0 ? dice.pick(choices).id : null,
    extras: extras.filter(() => dice.between(0, 1) === 1).map(({ id }) => id),
  }
}
