import type { HouseClock } from '../../apps/server/src/features/guests/list/asked-list.ts'
import { migrate } from '../../apps/server/src/platform/db/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { refreshAllStatistics } from '../../apps/server/src/platform/db/refresh-statistics.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import type { Bench } from '../bench.ts'
import type { EngineName, Home } from '../processes/engines.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'
import { fillProperty } from './fill-property.ts'
import { ask, deepCursor, QUESTIONS } from './questions.ts'

const BOOKINGS = { full: 200_000, smoke: 300 }
/** What the same question takes where there is next to nothing to look through. */
const FEW_BOOKINGS = { full: 200, smoke: 100 }
const ROUNDS = { full: 15, smoke: 1 }
const DEEP_PAGES = { full: 100, smoke: 2 }
const AIM = { atMost: 100 }
const CLOCK: HouseClock = { today: '2026-11-17', clock: '12:00', checkOutTime: '11:00' }
/** Filling a property takes longer than anything the product asks at once. */
const QUERY_LIMIT_MS = 60_000

/** The list of guests and its search in a property with very many bookings. */
export async function measureGuestList(bench: Bench): Promise<Section> {
  const rows: Row[] = []
  for (const engine of bench.engines.available) {
    const db = await openHome(await bench.engines.newHome(engine))
    try {
      rows.push(...(await measureEngine(bench, db, engine)))
    } finally {
      await db.close()
    }
  }
  return {
    title: `Guest list: ${BOOKINGS[bench.size]} bookings against ${FEW_BOOKINGS[bench.size]}, medians of ${ROUNDS[bench.size]} alternating rounds`,
    rows,
    notes: [
      'A question is one transaction behind the property’s walls, with all that the page shows. Statistics were gathered once after filling, as every night does.',
      'Whether a figure is below 100 ms is said in a line of its own for the slowest of an engine.',
    ],
  }
}

async function openHome({ dataDir, databaseUrl }: Home): Promise<Database> {
  const db = await openDatabase({
    databaseUrl,
    dataDir,
    minFreeMb: 0,
    queryLimitMs: QUERY_LIMIT_MS,
    logger: quietLogger,
  })
  await migrate(db)
  return db
}

async function measureEngine({ size }: Bench, db: Database, engine: EngineName): Promise<Row[]> {
  const startedAt = performance.now()
  const many = await fillProperty(db, BOOKINGS[size], CLOCK.today)
  const filledMs = performance.now() - startedAt
  await refreshAllStatistics(db)
  const few = await fillProperty(db, FEW_BOOKINGS[size], CLOCK.today)
  const asked = {
    ...QUESTIONS,
    'departures, a page far behind': await deepCursor(db, many, CLOCK, DEEP_PAGES[size]),
  }
  const rows: Row[] = []
  const slowest: number[] = []
  for (const [what, question] of Object.entries(asked)) {
    const times = { many: [] as number[], few: [] as number[] }
    for (let round = 0; round < ROUNDS[size]; round++) {
      times.many.push(await timed(() => ask(db, many, question, CLOCK)))
      times.few.push(await timed(() => ask(db, few, question, CLOCK)))
    }
    const value = median(times.many)
    slowest.push(value)
    rows.push(ratioRow({ what: `${engine}: ${what}`, value, baseline: median(times.few), unit: 'ms' }))
  }
  return [
    ...rows,
    figureRow({
      what: `${engine}: the slowest of these`,
      value: Math.max(...slowest),
      unit: 'ms',
      ...(size === 'full' ? { aim: AIM } : {}),
    }),
    figureRow({ what: `${engine}: writing a booking`, value: filledMs / BOOKINGS[size], unit: 'ms' }),
  ]
}

async function timed(question: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await question()
  return performance.now() - startedAt
}
