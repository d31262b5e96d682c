import type { Bench } from '../bench.ts'
import { startBareOrders } from '../orders/bare-process.ts'
import { type OrderLoad, startOrderLoad } from '../orders/load-process.ts'
import {
  ordersPerRound,
  placeAt,
  placingAims,
  type Round,
  runRound,
  type Target,
} from '../orders/order-rounds.ts'
import { openShop } from '../orders/shop.ts'
import type { EngineName } from '../processes/engines.ts'
import { startProductServer } from '../processes/product-server.ts'
import { roundsWithin } from '../report/rounds.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median, percentile } from '../report/statistics.ts'
import { bookStays } from './booked-stays.ts'
import { pageTimeRows } from './page-times.ts'
import { openStore, storeBodies } from './store-shop.ts'
import { askAt, askBodies, openUpgrades } from './upgrade-shop.ts'
import { yearRows } from './year.ts'

const GUESTS = { full: 32, smoke: 2 }
const ROUNDS = { full: { most: 5, least: 3, budgetMs: 15_000 }, smoke: { most: 1, least: 1, budgetMs: 0 } }
/** That of every order. */
const ANSWER_AIM = { atMost: 250 }

/** Of each round, since every request for an upgrade needs a stay of its own. */
const WISHES = { full: 150, smoke: 5 }

/** A stay takes no more of a night than its share: so many that none comes to it. */
const STAYS_THAT_BUY = { full: 600, smoke: 10 }

const SHOPS = ['store', 'guestbook', 'bare'] as const
type Shop = (typeof SHOPS)[number]
type Measured = Record<Shop | 'upgrades', Round[]>
/** What the stays that have not asked yet send, and where to. */
type Wishes = { target: Target; waiting: string[] }

/** Orders and requests that take places of a day against those that take none, the pages, and the funnel of a busy year. */
export async function measureUpselling(bench: Bench): Promise<Section> {
  const load = await startOrderLoad()
  const rows: Row[] = []
  try {
    for (const engine of bench.engines.available) {
      rows.push(...(await serverRows(bench, load, engine)), ...(await yearRows(bench, engine)))
    }
  } finally {
    await load.stop()
  }
  return {
    title: `Upselling: ${GUESTS[bench.size]} guests at once, medians of up to ${ROUNDS[bench.size].most} alternating rounds`,
    rows,
    notes: [
      'An order of the store has two lines, each of which takes a place of one night; one of the guestbook has two lines, one of them counted. A request for an upgrade takes a room in three nights.',
      'The bare server writes the rows of an order of the guestbook and checks nothing. Pages are asked for one at a time.',
    ],
  }
}

async function serverRows(bench: Bench, load: OrderLoad, engine: EngineName): Promise<Row[]> {
  const guests = GUESTS[bench.size]
  const home = await bench.engines.newHome(engine)
  const first = await startProductServer(home)
  const { session, bodies } = await openShop(first.origin)
  const pages = await pageTimeRows(first.origin, engine, bench.size)
  const sold = await openStore(session)
  const upgrades = await openUpgrades(session)
  // The model of the bare server's rows.
  await load.run({ address: placeAt(first.origin), bodies, amount: 1, guests: 1, stream: null })
  await first.stop()
  const copy = await bench.engines.copyHome(home)
  // One round more warms the server.
  const amount = WISHES[bench.size] * (ROUNDS[bench.size].most + 1)
  const waiting = askBodies(await bookStays(home, upgrades.fromCategoryId, amount))
  const buying = storeBodies(sold, await bookStays(home, upgrades.fromCategoryId, STAYS_THAT_BUY[bench.size]))
  const real = await startProductServer(home)
  const bare = await startBareOrders(copy)
  try {
    const at = (server: { pid: number; origin: string }, sent: string[]): Target => ({
      pid: server.pid,
      run: { address: placeAt(server.origin), bodies: sent, guests, stream: null },
    })
    const targets = { store: at(real, buying), guestbook: at(real, bodies), bare: at(bare, bodies) }
    const asking = { address: askAt(real.origin, upgrades), bodies: [], guests, stream: null }
    const wishes = { target: { pid: real.pid, run: asking }, waiting }
    const measured = await runRounds(load, targets, { wishes, size: bench.size })
    return [...rowsOf(measured, engine), ...pages]
  } finally {
    await Promise.all([real.stop(), bare.stop()])
  }
}

async function runRounds(
  load: OrderLoad,
  targets: Record<Shop, Target>,
  { wishes, size }: { wishes: Wishes; size: Bench['size'] },
): Promise<Measured> {
  const ask = () => {
    const bodies = wishes.waiting.splice(0, WISHES[size])
    return runRound(load, { ...wishes.target, run: { ...wishes.target.run, bodies } }, bodies.length)
  }
  const amounts = {
    store: await ordersPerRound(load, targets.store, size),
    guestbook: await ordersPerRound(load, targets.guestbook, size),
    bare: await ordersPerRound(load, targets.bare, size),
  }
  await ask()
  const rounds: Measured = { store: [], upgrades: [], guestbook: [], bare: [] }
  for (const _ of roundsWithin(ROUNDS[size])) {
    for (const shop of SHOPS) rounds[shop].push(await runRound(load, targets[shop], amounts[shop]))
    rounds.upgrades.push(await ask())
  }
  return rounds
}

function rowsOf(rounds: Measured, engine: EngineName): Row[] {
  const aims = placingAims(engine)
  const middle = (of: keyof Measured, figure: 'ordersPerSecond' | 'cpuMsPerOrder') =>
    median(rounds[of].map((round) => round[figure]))
  const against = (
    other: Shop,
    own: 'store' | 'upgrades',
    { what, name }: Record<'what' | 'name', string>,
  ) => [
    ratioRow({
      what: `${engine}: ${what}s per second against ${name}`,
      value: middle(own, 'ordersPerSecond'),
      baseline: middle(other, 'ordersPerSecond'),
      unit: '/s',
      ...(other === 'bare' ? aims.speed : {}),
    }),
    ratioRow({
      what: `${engine}: server CPU per ${what} against ${name}`,
      value: middle(own, 'cpuMsPerOrder'),
      baseline: middle(other, 'cpuMsPerOrder'),
      unit: 'ms',
      ...(other === 'bare' ? aims.cpu : {}),
    }),
  ]
  const answer = (own: 'store' | 'upgrades', what: string) =>
    figureRow({
      what: `${engine}: the answer to ${what}, p99`,
      value: percentile(
        rounds[own].flatMap(({ answerMs }) => answerMs),
        0.99,
      ),
      unit: 'ms',
      aim: ANSWER_AIM,
    })
  return [
    ...against('guestbook', 'store', { what: 'store order', name: 'the guestbook' }),
    ...against('bare', 'store', { what: 'store order', name: 'bare' }),
    answer('store', 'a store order'),
    ...against('bare', 'upgrades', { what: 'upgrade request', name: 'bare' }),
    answer('upgrades', 'an upgrade request'),
  ]
}
