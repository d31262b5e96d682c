import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import { migrate } from '../../apps/server/src/platform/db/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { refreshAllStatistics } from '../../apps/server/src/platform/db/refresh-statistics.ts'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/app.ts'
import { aSignedIn } from '../../apps/server/src/testing/builders.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import type { Bench } from '../bench.ts'
import type { EngineName } from '../processes/engines.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median, percentile } from '../report/statistics.ts'
import { type FilledHouse, fillHouse } from './fill-house.ts'

const UNITS = { full: 500, smoke: 20 }
const DAYS_BACK = { full: 400, smoke: 30 }
const FEW_DAYS_BACK = { full: 40, smoke: 3 }
const ROUNDS = { full: 40, smoke: 1 }
const WARMING = { full: 5, smoke: 0 }
/** Filling a property takes longer than anything the product asks at once. */
const FILL_LIMIT_MS = 180_000
/** The day of the clock that the app is opened with. */
const TODAY = '2026-11-15'
const AIM = { atMost: 100 }
const FLAT_AIM = { atMost: 1.5 }

type Asking = { house: FilledHouse; cookie: string }

/** The list of a day as the page asks for it, in a large house, however long it has been open. */
export async function measureCleaning(bench: Bench): Promise<Section> {
  const rows: Row[] = []
  for (const engine of bench.engines.available) rows.push(...(await engineRows(bench, engine)))
  return {
    title: `Room cleaning: the list of ${UNITS[bench.size]} rooms, ${DAYS_BACK[bench.size]} days of stays against ${FEW_DAYS_BACK[bench.size]}`,
    rows,
    notes: [
      'A list is the whole call of a signed-in receptionist: every room with its stays, wishes, three marks and the people of the house, folded, put in order and checked against its contract.',
      'The bare statement reads the same units, bookings, wishes and marks, found by their keys, and does nothing with them.',
    ],
  }
}

async function engineRows({ engines, size }: Bench, engine: EngineName): Promise<Row[]> {
  const { dataDir, databaseUrl } = await engines.newHome(engine)
  const options = { databaseUrl, dataDir, minFreeMb: 0, queryLimitMs: FILL_LIMIT_MS, logger: quietLogger }
  const db = await openDatabase(options)
  try {
    await migrate(db)
    const app = await openTestApp({ database: db, requestsPerMinute: 1_000_000 })
    try {
      return await measured(app, db, { size, engine })
    } finally {
      await app.close()
    }
  } finally {
    await db.close()
  }
}

async function measured(
  app: TestApp,
  db: Database,
  { size, engine }: { size: Bench['size']; engine: EngineName },
): Promise<Row[]> {
  const units = UNITS[size]
  const asking = async (daysBack: number): Promise<Asking> => {
    const house = await fillHouse(db, TODAY, { units, daysBack })
    return { house, cookie: (await aSignedIn(app, house.propertyId, ['reception'])).cookie }
  }
  const many = await asking(DAYS_BACK[size])
  const few = await asking(FEW_DAYS_BACK[size])
  await refreshAllStatistics(db)
  const touching = await touchingOf(db, many.house)
  const dayOf = (days: number) => addDays(TODAY, days)
  const questions = {
    today: () => askList(app, many, TODAY, units),
    'today, few': () => askList(app, few, TODAY, units),
    bare: () => readBare(db, many.house, touching),
    'last week': () => askList(app, many, dayOf(-7), units),
    'in five months': () => askList(app, many, dayOf(150), units),
    'most urgent first': () => askList(app, many, TODAY, units, 'urgency'),
  }
  const times = await alternating(size, questions)
  const aim = engine === 'PostgreSQL' && size === 'full' ? { aim: AIM } : {}
  const listed = (what: string, question: keyof typeof questions) =>
    figureRow({
      what: `${engine}: ${what}, p99`,
      value: percentile(times[question], 0.99),
      unit: 'ms',
      ...aim,
    })
  return [
    listed('today', 'today'),
    listed('the most urgent first', 'most urgent first'),
    listed('a week ago', 'last week'),
    listed('in five months', 'in five months'),
    ratioRow({
      what: `${engine}: today, against the bare statement`,
      value: median(times.today),
      baseline: median(times.bare),
      unit: 'ms',
    }),
    ratioRow({
      what: `${engine}: today, with ten times the history`,
      value: median(times.today),
      baseline: median(times['today, few']),
      unit: 'ms',
      aim: FLAT_AIM,
    }),
  ]
}

async function alternating<Name extends string>(
  size: Bench['size'],
  questions: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number[]>> {
  const asked = Object.entries(questions) as [Name, () => Promise<unknown>][]
  const times = Object.fromEntries(asked.map(([name]) => [name, []])) as unknown as Record<Name, number[]>
  for (let round = -WARMING[size]; round < ROUNDS[size]; round++) {
    for (const [name, ask] of asked) {
      const startedAt = performance.now()
      await ask()
      if (round >= 0) times[name].push(performance.now() - startedAt)
    }
  }
  return times
}

async function askList(app: TestApp, { cookie }: Asking, date: string, units: number, order = 'floor') {
  const url = `/api/hotel/roomCleaning?date=${date}&order=${order}`
  const { statusCode, body } = await app.inject({ url, headers: { cookie } })
  if (statusCode !== 200 || body.split('"isToClean"').length !== units + 1)
    throw new Error(`the list answered ${statusCode} ${body.slice(0, 200)}`)
}

async function touchingOf(db: Database, { propertyId, today }: FilledHouse): Promise<string[]> {
  const { rows } = await db.tenant(propertyId, (tx) =>
    tx.execute<{ id: string }>(sql`
      select id from bookings where property_id = ${propertyId} and arrival <= ${today}::date and departure >= ${today}::date`),
  )
  return rows.map(({ id }) => id)
}

function readBare(db: Database, { propertyId, today }: FilledHouse, touching: readonly string[]) {
  return db.tenant(
    propertyId,
    (tx) =>
      tx.execute(sql`
        select to_jsonb(u) as read from units u where property_id = ${propertyId}
        union all select to_jsonb(b) from bookings b
          where property_id = ${propertyId} and id = any(${sql.param([...touching])}::text[])
        union all select to_jsonb(c) from cleaning_choices c where property_id = ${propertyId} and day = ${today}::date
        union all select to_jsonb(m) from cleaning_marks m where property_id = ${propertyId} and day = ${today}::date`),
    { readOnly: true },
  )
}
