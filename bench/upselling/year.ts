import { dayStarts } from '@innkeeper/domain/statistics/period.ts'
import { findUpsellingFigures } from '../../apps/server/src/features/upselling/statistics/figures.ts'
import { migrate } from '../../apps/server/src/platform/db/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { refreshAllStatistics } from '../../apps/server/src/platform/db/refresh-statistics.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import type { Bench } from '../bench.ts'
import type { EngineName } from '../processes/engines.ts'
import { type Row, ratioRow } from '../report/row.ts'
import { median } from '../report/statistics.ts'
import { fillYear, YEAR } from './fill-year.ts'

const LINES = { full: 100_000, smoke: 200 }
const FEW_LINES = { full: 1000, smoke: 100 }
const ROUNDS = { full: 7, smoke: 1 }
/** Filling a property takes longer than anything the product asks at once. */
const QUERY_LIMIT_MS = 60_000

/** The funnel of a year in a property that sold very much against one that sold little. */
export async function yearRows({ engines, size }: Bench, engine: EngineName): Promise<Row[]> {
  const { dataDir, databaseUrl } = await engines.newHome(engine)
  const db = await openDatabase({
    databaseUrl,
    dataDir,
    minFreeMb: 0,
    queryLimitMs: QUERY_LIMIT_MS,
    logger: quietLogger,
  })
  try {
    await migrate(db)
    const many = await fillYear(db, LINES[size])
    const few = await fillYear(db, FEW_LINES[size])
    await refreshAllStatistics(db)
    const times = { many: [] as number[], few: [] as number[] }
    for (let round = 0; round < ROUNDS[size]; round++) {
      times.many.push(await timed(() => askForYear(db, many)))
      times.few.push(await timed(() => askForYear(db, few)))
    }
    return [
      ratioRow({
        what: `${engine}: a year with ${LINES[size]} lines against ${FEW_LINES[size]}`,
        value: median(times.many),
        baseline: median(times.few),
        unit: 'ms',
      }),
    ]
  } finally {
    await db.close()
  }
}

function askForYear(db: Database, propertyId: string): Promise<unknown> {
  const starts = dayStarts(YEAR, 'Europe/Oslo')
  return db.tenant(
    propertyId,
    (tx) => findUpsellingFigures(tx, { propertyId, currency: 'EUR', ...YEAR, dayStarts: starts }),
    { readOnly: true },
  )
}

async function timed(question: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await question()
  return performance.now() - startedAt
}
