import { addressOf } from '@innkeeper/api/client.ts'
import { placeOrder } from '@innkeeper/api/orders/checkout.ts'
import { cpuMsOf } from '../processes/child-figures.ts'
import type { EngineName } from '../processes/engines.ts'
import type { Aim } from '../report/row.ts'
import type { Size } from '../size.ts'
import { HOTEL } from '../subject.ts'
import type { OrderLoad } from './load-process.ts'
import type { OrderRun, OrderTimes } from './order-load.ts'

/** A server's code is compiled as it is used: a fresh one costs twice as much. */
const WARMING_ROUNDS = { full: 4, smoke: 1 }
const FEWEST_ORDERS = { full: 200, smoke: 10 }
const MOST_ORDERS = { full: 3000, smoke: 10 }
/** Long enough for CPU time that is counted in hundredths of a second, short enough to alternate often. */
const ROUND_SECONDS = 1.5

/** On PostgreSQL; the embedded database works in the server's own process, which leaves nothing to compare. */
const PLACING_AIMS = { speed: { atLeast: 0.5 }, cpu: { atMost: 2 } }

/** How orders per second, and the CPU of each, may stand against a bare server that writes the same rows. */
export function placingAims(engine: EngineName): { speed: { aim?: Aim }; cpu: { aim?: Aim } } {
  if (engine !== 'PostgreSQL') return { speed: {}, cpu: {} }
  return { speed: { aim: PLACING_AIMS.speed }, cpu: { aim: PLACING_AIMS.cpu } }
}

export type Target = { pid: number; run: Omit<OrderRun, 'amount'> }
export type Round = OrderTimes & { ordersPerSecond: number; cpuMsPerOrder: number }

/** How many orders make a round on this server; finding out also warms it. */
export async function ordersPerRound(load: OrderLoad, target: Target, size: Size): Promise<number> {
  let orders = FEWEST_ORDERS[size]
  for (let warming = 0; warming < WARMING_ROUNDS[size]; warming++) {
    const { ordersPerSecond } = await runRound(load, target, orders)
    const fitting = Math.round(ordersPerSecond * ROUND_SECONDS)
    orders = Math.min(MOST_ORDERS[size], Math.max(FEWEST_ORDERS[size], fitting))
  }
  return orders
}

export async function runRound(load: OrderLoad, { pid, run }: Target, amount: number): Promise<Round> {
  const before = cpuMsOf(pid)
  const times = await load.run({ ...run, amount })
  return {
    ...times,
    ordersPerSecond: amount / times.seconds,
    cpuMsPerOrder: (cpuMsOf(pid) - before) / amount,
  }
}

export function placeAt(origin: string): string {
  return addressOf(placeOrder, { params: { hotel: HOTEL } }, origin)
}
