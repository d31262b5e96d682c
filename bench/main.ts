import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../scripts/build/build-if-stale.ts'
import { type Bench, openBench } from './bench.ts'
import { measureBookingsImport } from './bookings-import/measure.ts'
import { measureCleaning } from './cleaning/measure.ts'
import { measureEditor } from './editor/measure.ts'
import { measureEmail } from './email/measure.ts'
import { measureEvents } from './events/measure.ts'
import { measureGuestList } from './guest-list/measure.ts'
import { measureHtmlBuilder } from './html-builder/measure.ts'
import { measureHttp } from './http/measure.ts'
import { measureLighthouse } from './lighthouse/measure.ts'
import { measureLoad } from './load/measure.ts'
import { measureMessages } from './messages/measure.ts'
import { measureOrders } from './orders/measure.ts'
import { measurePage } from './page/measure.ts'
import { measureRegistration } from './registration/measure.ts'
import { isNotMeasured } from './report/row.ts'
import type { Section } from './report/section.ts'
import { tableOf } from './report/table.ts'
import { measureStart } from './start/measure.ts'
import { measureStatistics } from './statistics/measure.ts'
import { measureSurvey } from './survey/measure.ts'
import { measureUpselling } from './upselling/measure.ts'

/** The start comes first: the machine is quietest before the others have begun. */
const USUAL = {
  start: measureStart,
  http: measureHttp,
  load: measureLoad,
  page: measurePage,
  events: measureEvents,
  editor: measureEditor,
  'html-builder': measureHtmlBuilder,
  orders: measureOrders,
  'bookings-import': measureBookingsImport,
  guests: measureGuestList,
  email: measureEmail,
  messages: measureMessages,
  registration: measureRegistration,
  upselling: measureUpselling,
  survey: measureSurvey,
  cleaning: measureCleaning,
  statistics: measureStatistics,
}
/** Only when asked for: it fetches a large program that nothing else needs. */
const ON_REQUEST = { lighthouse: measureLighthouse }
const MEASUREMENTS: Record<string, (bench: Bench) => Promise<Section>> = { ...USUAL, ...ON_REQUEST }

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, smoke: { type: 'boolean', default: false } },
})
const chosen = values.only ?? Object.keys(USUAL)
const unknown = chosen.filter((name) => !(name in MEASUREMENTS))
if (unknown.length > 0 || !existsSync('/proc/self/smaps_rollup')) {
  console.error(
    unknown.length > 0
      ? `--only takes ${Object.keys(MEASUREMENTS).join(', ')}, not ${unknown.join(', ')}.`
      : 'The measurements read CPU time and memory from /proc, which only Linux has.',
  )
  process.exit(1)
}

const startedAt = performance.now()
await buildIfStale((line) => console.log(line))
const bench = await openBench(values.smoke ? 'smoke' : 'full', (line) => console.log(line))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void bench.close().finally(() => process.exit(1)))
}
const missed: string[] = []
try {
  // One after the other, so that none slows another down; a smoke run's figures mean nothing and may.
  const waiting = [...chosen]
  const takeTurns = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await measure(name)
  }
  await Promise.all(Array.from({ length: values.smoke ? 2 : 1 }, takeTurns))
} finally {
  await bench.close()
}
console.log(`\nMeasured in ${Math.round((performance.now() - startedAt) / 1000)} s.`)
// Timings wander with the machine, so a missed aim is said and never an error; a smoke run's mean nothing.
if (!values.smoke) console.log(missed.length === 0 ? 'All aims are met.' : `MISSED: ${missed.join('; ')}.`)

async function measure(name: string): Promise<void> {
  const section = await MEASUREMENTS[name]?.(bench).catch((error: unknown) => fail(name, error))
  if (!section) return
  console.log(tableOf(section.title, section.rows))
  for (const note of section.notes) console.log(`  ${note}`)
  missed.push(...section.rows.filter((row) => row.verdict === 'MISSED').map((row) => row.what))
  for (const row of section.rows.filter(isNotMeasured)) fail(name, `no figure for "${row.what}"`)
}

/** A measurement that could not be made is an error, unlike an aim that was missed; the others go on. */
function fail(name: string, error: unknown): undefined {
  console.error(`\nFAILED to measure ${name}:`, error)
  missed.push(`${name} as a whole`)
  process.exitCode = 1
}
