import { findResponses } from '../../apps/server/src/features/survey/results/responses.ts'
import { createResults } from '../../apps/server/src/features/survey/results/results.ts'
import { listOfSurveys } from '../../apps/server/src/features/survey/results/survey-list.ts'
import { migrate } from '../../apps/server/src/platform/db/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { refreshAllStatistics } from '../../apps/server/src/platform/db/refresh-statistics.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import type { Bench } from '../bench.ts'
import type { EngineName } from '../processes/engines.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median, percentile } from '../report/statistics.ts'
import { type AnsweredSurvey, fillAnswers, YEAR, YEAR_BEFORE } from './fill-answers.ts'

const MANY = { full: 200_000, smoke: 400 }
const FEW = { full: 2000, smoke: 100 }
const ROUNDS = { full: 40, smoke: 1 }
const WARMING = { full: 5, smoke: 0 }
/** Filling a property takes longer than anything the product asks at once. */
const FILL_LIMIT_MS = 180_000
const RESULTS_AIM = { atMost: 150 }
/** Found in every comment that was written. */
const SEARCHED = 'coffee cold'
const FLAT_AIM = { atMost: 1.5 }

/** The results of a year with the year before beside it, and the newest responses, however many have answered. */
export async function measureSurvey(bench: Bench): Promise<Section> {
  const rows: Row[] = []
  for (const engine of bench.engines.available) rows.push(...(await engineRows(bench, engine)))
  return {
    title: `Survey: ${MANY[bench.size]} responses in two years against ${FEW[bench.size]}`,
    rows,
    notes: [
      'Results are those of a year compared with the year before, of everybody or of one room category in one language and target group, as the page asks for them.',
    ],
  }
}

async function engineRows({ engines, size }: Bench, engine: EngineName): Promise<Row[]> {
  const { dataDir, databaseUrl } = await engines.newHome(engine)
  const options = { databaseUrl, dataDir, minFreeMb: 0, queryLimitMs: FILL_LIMIT_MS, logger: quietLogger }
  const db = await openDatabase(options)
  try {
    await migrate(db)
    const many = await fillAnswers(db, MANY[size])
    const few = await fillAnswers(db, FEW[size])
    await refreshAllStatistics(db)
    const everybody = await alternating(size, [many, few], (survey) => askResults(db, survey))
    const segment = { category: 'c1', language: 'da', group: 'g1' }
    const some = await alternating(size, [many, few], (survey) => askResults(db, survey, segment))
    const lists = await alternating(size, [many, few], (survey) => askList(db, survey))
    const newest = await alternating(size, [many, few], (survey) => askNewest(db, survey))
    const searched = await alternating(size, [many, few], (survey) => askNewest(db, survey, SEARCHED))
    return [
      figureRow({
        what: `${engine}: results of a year and the year before, p99`,
        value: percentile(everybody[0], 0.99),
        unit: 'ms',
        ...(engine === 'PostgreSQL' && { aim: RESULTS_AIM }),
      }),
      figureRow({
        what: `${engine}: the same of one segment, p99`,
        value: percentile(some[0], 0.99),
        unit: 'ms',
        ...(engine === 'PostgreSQL' && { aim: RESULTS_AIM }),
      }),
      growthRow(engine, 'results', everybody),
      growthRow(engine, 'the newest responses with words', newest),
      growthRow(engine, 'the list of surveys', lists),
      ratioRow({
        what: `${engine}: comments by words that a third of them hold, with a hundred times as many`,
        value: median(searched[0]),
        baseline: median(searched[1]),
        unit: 'ms',
      }),
    ]
  } finally {
    await db.close()
  }
}

type Times = readonly [many: number[], few: number[]]

const growthRow = (engine: EngineName, what: string, [many, few]: Times): Row =>
  ratioRow({
    what: `${engine}: ${what}, with a hundred times as many`,
    value: median(many),
    baseline: median(few),
    unit: 'ms',
    aim: FLAT_AIM,
  })

async function alternating(
  size: Bench['size'],
  surveys: readonly [AnsweredSurvey, AnsweredSurvey],
  ask: (survey: AnsweredSurvey) => Promise<unknown>,
): Promise<Times> {
  const times: Times = [[], []]
  for (let round = -WARMING[size]; round < ROUNDS[size]; round++) {
    for (const [place, survey] of surveys.entries()) {
      const startedAt = performance.now()
      await ask(survey)
      if (round >= 0) times[place === 0 ? 0 : 1].push(performance.now() - startedAt)
    }
  }
  return times
}

const askResults = (db: Database, { propertyId, surveyId }: AnsweredSurvey, segment: object = {}) =>
  createResults({ db })(propertyId, surveyId, {
    ...{ ...YEAR, compareFrom: YEAR_BEFORE.from, compareTo: YEAR_BEFORE.to, ...segment },
  })

const askNewest = (db: Database, { propertyId, surveyId }: AnsweredSurvey, search?: string) =>
  db.tenant(
    propertyId,
    (tx) => findResponses(tx, propertyId, { survey: surveyId, show: 'with words', search }, { limit: 31 }),
    { readOnly: true },
  )

const askList = (db: Database, { propertyId }: AnsweredSurvey) =>
  db.tenant(propertyId, (tx) => listOfSurveys(tx, propertyId, { today: YEAR.to, readsAll: true }), {
    readOnly: true,
  })
