import { getStaffLive } from '@innkeeper/api/auth.ts'
import { addressOf } from '@innkeeper/api/client.ts'
import type { Bench } from '../bench.ts'
import { signIn } from '../events/staff-session.ts'
import type { EngineName } from '../processes/engines.ts'
import { startProductServer } from '../processes/product-server.ts'
import { roundsWithin } from '../report/rounds.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median, percentile } from '../report/statistics.ts'
import type { Size } from '../size.ts'
import { startBareOrders } from './bare-process.ts'
import { type OrderLoad, startOrderLoad } from './load-process.ts'
import { ordersPerRound, placeAt, placingAims, type Round, runRound, type Target } from './order-rounds.ts'
import { openShop } from './shop.ts'

const GUESTS = { full: 32, smoke: 2 }
/** Hears of orders, as not all staff do. */
const RECEPTION = 'reception@fjellheim.example'
const ROUNDS = { full: { most: 7, least: 3, budgetMs: 30_000 }, smoke: { most: 1, least: 1, budgetMs: 0 } }
const AIMS = { answer: { atMost: 250 }, event: { atMost: 300 } }

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
  const aims = placingAims(engine)
  return [
    ratioRow({
      what: `${engine}: orders per second`,
      value: middle('real', 'ordersPerSecond'),
      baseline: middle('bare', 'ordersPerSecond'),
      unit: '/s',
      ...aims.speed,
    }),
    ratioRow({
      what: `${engine}: server CPU per order`,
      value: middle('real', 'cpuMsPerOrder'),
      baseline: middle('bare', 'cpuMsPerOrder'),
      unit: 'ms',
      ...aims.cpu,
    }),
    figureRow({
      what: `${engine}: an order's answer, p99`,
      value: p99('answerMs'),
      unit: 'ms',
      aim: AIMS.answer,
    }),
    figureRow({
      what: `${engine}: answer to staff's stream, p99`,
      value: p99('eventMs'),
      unit: 'ms',
      aim: AIMS.event,
    }),
    figureRow({ what: `${engine}: sending to staff's stream, p99`, value: p99('wholeMs'), unit: 'ms' }),
  ]
}
