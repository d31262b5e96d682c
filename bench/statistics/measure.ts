import { addDays } from '@innkeeper/domain/time.ts'
import { migrate } from '../../apps/server/src/platform/db/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { refreshAllStatistics } from '../../apps/server/src/platform/db/refresh-statistics.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import type { Bench } from '../bench.ts'
import type { EngineName } from '../processes/engines.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median, percentile } from '../report/statistics.ts'
import { fillYears } from './fill-years.ts'
import { ingestRates } from './ingest.ts'
import { openServices, TODAY } from './services.ts'

const EVENTS = {
  PostgreSQL: { full: 1_000_000, smoke: 2000 },
  PGlite: { full: 50_000, smoke: 1000 },
}
const INGEST_ROUNDS = { full: 5, smoke: 1 }
const INGEST_AIM = { atLeast: 0.3 }
const YEARS = { few: 2, many: { full: 5, smoke: 3 } }
const ROUNDS = { full: 40, smoke: 1 }
const WARMING = { full: 5, smoke: 0 }
const OVERVIEW_AIM = { atMost: 150 }
const FLAT_AIM = { atMost: 1.5 }
/** Filling a property takes longer than anything the product asks at once. */
const FILL_LIMIT_MS = 180_000
const YEAR = {
  ...{ from: addDays(TODAY, -364), to: TODAY },
  ...{ compareFrom: addDays(TODAY, -729), compareTo: addDays(TODAY, -365) },
}

/** Events as browsers send them, and what staff read of years. */
export async function measureStatistics(bench: Bench): Promise<Section> {
  const rows: Row[] = []
  for (const engine of bench.engines.available) rows.push(...(await engineRows(bench, engine)))
  return {
    title: `Statistics: ${EVENTS.PostgreSQL[bench.size]} events in calls of 50, and a year beside the year before`,
    rows,
    notes: [
      'Bare statements write the same rows, two thousand at a time, into the same table; they check nothing and add nothing up.',
      'The overview is that of a house with two hundred rooms: all subjects, the last weeks counted as it is read.',
    ],
  }
}

async function engineRows({ engines, size }: Bench, engine: EngineName): Promise<Row[]> {
  const { dataDir, databaseUrl } = await engines.newHome(engine)
  const db = await openDatabase({
    ...{ databaseUrl, dataDir, minFreeMb: 0, queryLimitMs: FILL_LIMIT_MS, logger: quietLogger },
  })
  await migrate(db)
  const services = await openServices(db)
  try {
    const events = EVENTS[engine][size]
    const rates = await ingestRates(db, services.statistics, { events, rounds: INGEST_ROUNDS[size] })
    const [few, many] = [await fillYears(db, YEARS.few), await fillYears(db, YEARS.many[size])]
    await refreshAllStatistics(db)
    const times: Record<string, number[]> = { [few]: [], [many]: [] }
    for (let round = -WARMING[size]; round < ROUNDS[size]; round++) {
      for (const propertyId of [few, many]) {
        const startedAt = performance.now()
        await services.subjects.overviewOfProperty(propertyId, YEAR)
        if (round >= 0) times[propertyId]?.push(performance.now() - startedAt)
      }
    }
    const isServer = engine === 'PostgreSQL'
    return [
      ratioRow({
        ...{ what: `${engine}: events through the service, against bare statements`, unit: 'events/s' },
        ...{ value: rates.service, baseline: rates.bare, ...(isServer && { aim: INGEST_AIM }) },
      }),
      figureRow({
        ...{ what: `${engine}: a year’s overview with the year before, p99`, unit: 'ms' },
        ...{ value: percentile(times[few] ?? [], 0.99), ...(isServer && { aim: OVERVIEW_AIM }) },
      }),
      ratioRow({
        ...{ what: `${engine}: the same with ${YEARS.many[size]} years kept`, unit: 'ms', aim: FLAT_AIM },
        ...{ value: median(times[many] ?? []), baseline: median(times[few] ?? []) },
      }),
    ]
  } finally {
    await services.stop()
    await db.close()
  }
}
