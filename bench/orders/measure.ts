import { getStaffLive } from '@innkeeper/api/auth.ts'
import { addressOf } from '@innkeeper/api/client.ts'
import { placeOrder } from '@innkeeper/api/orders/checkout.ts'
import type { Bench } from '../bench.ts'
import { signIn } from '../events/staff-session.ts'
import { cpuMsOf } from '../processes/child-figures.ts'
import type { EngineName } from '../processes/engines.ts'
import { startProductServer } from '../processes/product-server.ts'
import { roundsWithin } from '../report/rounds.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median, percentile } from '../report/statistics.ts'
import type { Size } from '../size.ts'
import { HOTEL } from '../subject.ts'
import { startBareOrders } from './bare-process.ts'
import { type OrderLoad, startOrderLoad } from './load-process.ts'
import type { OrderRun, OrderTimes } from './order-load.ts'
import { openShop } from './shop.ts'

const GUESTS = { full: 32, smoke: 2 }
/** Hears of orders, as not all staff do. */
const RECEPTION = 'reception@fjellheim.example'
const ROUNDS = { full: { most: 7, least: 3, budgetMs: 30_000 }, smoke: { most: 1, least: 1, budgetMs: 0 } }
/** A server's code is compiled as it is used: a fresh one costs twice as much. */
const WARMING_ROUNDS = { full: 4, smoke: 1 }
const FEWEST_ORDERS = { full: 200, smoke: 10 }
const MOST_ORDERS = { full: 3000, smoke: 10 }
/** Long enough for CPU time that is counted in hundredths of a second, short enough to alternate often. */
const ROUND_SECONDS = 1.5

/** On PostgreSQL; the embedded database works in the server's own process, which leaves nothing to compare. */
const AIMS = { speed: { atLeast: 0.5 }, cpu: { atMost: 2 }, answer: { atMost: 250 }, event: { atMost: 300 } }

type Target = { pid: number; run: Omit<OrderRun, 'amount'> }
type Round = OrderTimes & { ordersPerSecond: number; cpuMsPerOrder: number }

/** The whole way of an order against a bare server that writes the same rows. */
export async function measureOrders(bench: Bench): Promise<Section> {
  const load = await startOrderLoad()
  const rows: Row[] = []
  try {
    for (const engine of bench.engines.available) rows.push(...(await measureEngine(bench, load, engine)))
  } finally {
    await load.stop()
  }
  return {
    title: `Orders: ${GUESTS[bench.size]} guests at once against bare node:http that writes the same rows, medians of up to ${ROUNDS[bench.size].most} alternating rounds`,
    rows,
    notes: [
      'Each order has two lines, one of them counted. CPU is that of the server process: with PGlite the database is in it.',
      'The bare server checks nothing, has no walls and tells nobody. PostgreSQL does not wait for the disk on either side.',
    ],
  }
}

async function measureEngine(bench: Bench, load: OrderLoad, engine: EngineName): Promise<Row[]> {
  const home = await bench.engines.newHome(engine)
  const first = await startProductServer(home)
  const { bodies } = await openShop(first.origin)
  // The model of the bare server's rows.
  await load.run({ address: placeAt(first.origin), bodies, amount: 1, guests: 1, stream: null })
  await first.stop()
  const copy = await bench.engines.copyHome(home)
  const real = await startProductServer(home)
  const bare = await startBareOrders(copy)
  try {
    const { cookie } = await signIn(real.origin, RECEPTION)
    const stream = { address: addressOf(getStaffLive, {}, real.origin), cookie }
    const guests = GUESTS[bench.size]
    const targets = {
      real: { pid: real.pid, run: { address: placeAt(real.origin), bodies, guests, stream } },
      bare: { pid: bare.pid, run: { address: placeAt(bare.origin), bodies, guests, stream: null } },
    }
    return await compare(load, engine, targets, bench.size)
  } finally {
    await Promise.all([real.stop(), bare.stop()])
  }
}

async function compare(
  load: OrderLoad,
  engine: EngineName,
  { real, bare }: { real: Target; bare: Target },
  size: Size,
): Promise<Row[]> {
  const amounts = {
    real: await ordersPerRound(load, real, size),
    bare: await ordersPerRound(load, bare, size),
  }
  const rounds: { real: Round; bare: Round }[] = []
  for (const _ of roundsWithin(ROUNDS[size])) {
    rounds.push({
      real: await runRound(load, real, amounts.real),
      bare: await runRound(load, bare, amounts.bare),
    })
  }
  const middle = (server: 'real' | 'bare', figure: 'ordersPerSecond' | 'cpuMsPerOrder') =>
    median(rounds.map((round) => round[server][figure]))
  const p99 = (figure: 'answerMs' | 'eventMs' | 'wholeMs') =>
    percentile(
      rounds.flatMap((round) => round.real[figure]),
      0.99,
    )
  const aims = engine === 'PostgreSQL' ? AIMS : { answer: AIMS.answer, event: AIMS.event }
  return [
    ratioRow({
      what: `${engine}: orders per second`,
      value: middle('real', 'ordersPerSecond'),
      baseline: middle('bare', 'ordersPerSecond'),
      unit: '/s',
      ...('speed' in aims ? { aim: aims.speed } : {}),
    }),
    ratioRow({
      what: `${engine}: server CPU per order`,
      value: middle('real', 'cpuMsPerOrder'),
      baseline: middle('bare', 'cpuMsPerOrder'),
      unit: 'ms',
      ...('cpu' in aims ? { aim: aims.cpu } : {}),
    }),
    figureRow({
      what: `${engine}: an order's answer, p99`,
      value: p99('answerMs'),
      unit: 'ms',
      aim: aims.answer,
    }),
    figureRow({
      what: `${engine}: answer to staff's stream, p99`,
      value: p99('eventMs'),
      unit: 'ms',
      aim: aims.event,
    }),
    figureRow({ what: `${engine}: sending to staff's stream, p99`, value: p99('wholeMs'), unit: 'ms' }),
  ]
}

/** How many orders make a round on this server; finding out also warms it. */
async function ordersPerRound(load: OrderLoad, target: Target, size: Size): Promise<number> {
  let orders = FEWEST_ORDERS[size]
  for (let warming = 0; warming < WARMING_ROUNDS[size]; warming++) {
    const { ordersPerSecond } = await runRound(load, target, orders)
    const fitting = Math.round(ordersPerSecond * ROUND_SECONDS)
    orders = Math.min(MOST_ORDERS[size], Math.max(FEWEST_ORDERS[size], fitting))
  }
  return orders
}

async function runRound(load: OrderLoad, { pid, run }: Target, amount: number): Promise<Round> {
  const before = cpuMsOf(pid)
  const times = await load.run({ ...run, amount })
  return {
    ...times,
    ordersPerSecond: amount / times.seconds,
    cpuMsPerOrder: (cpuMsOf(pid) - before) / amount,
  }
}

function placeAt(origin: string): string {
  return addressOf(placeOrder, { params: { hotel: HOTEL } }, origin)
}
