import type { Bench } from '../bench.ts'
import { residentMbOf } from '../processes/child-figures.ts'
import type { EngineName } from '../processes/engines.ts'
import { startProductServer } from '../processes/product-server.ts'
import { figureRow, type Row } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { percentile } from '../report/statistics.ts'
import { cutOff, register } from './guests.ts'
import { aPhotograph, countLeft, prepareHouse } from './house.ts'

const GUESTS = { full: 100, smoke: 4 }
const CUT_OFF = { full: 20, smoke: 2 }
const MEMORY_AIM = { atMost: 600 }
const LOOK_MS = 20

/** A coach arrives: everybody sends a form with a picture at once, and some lose their connection. */
export async function measureRegistration(bench: Bench): Promise<Section> {
  const picture = await aPhotograph()
  const rows: Row[] = []
  for (const engine of bench.engines.available) rows.push(...(await measureEngine(bench, engine, picture)))
  const megabytes = (picture.length / 1024 / 1024).toFixed(1)
  return {
    title: `Registration: ${GUESTS[bench.size]} forms at once, each with a picture of ${megabytes} MB and 12 megapixels`,
    rows,
    notes: [
      'Memory is all of the server process: with PGlite the database is in it. The limit is 600 MB.',
      'Files behind are those of no form, among them what uploads that were cut off could have left.',
    ],
  }
}

async function measureEngine(bench: Bench, engine: EngineName, picture: Buffer): Promise<Row[]> {
  const home = await bench.engines.newHome(engine)
  await (await startProductServer(home)).stop()
  const [count, cut] = [GUESTS[bench.size], CUT_OFF[bench.size]]
  const { formId, guests } = await prepareHouse(home, count + cut)
  const server = await startProductServer(home)
  let peakMb = residentMbOf(server.pid)
  const idleMb = peakMb
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, residentMbOf(server.pid))
  }, LOOK_MS)
  try {
    const { origin } = server
    const [sent] = await Promise.all([
      Promise.all(guests.slice(0, count).map((guest) => register(guest, { origin, formId, picture }))),
      ...guests.slice(count).map((guest) => cutOff(guest, origin, picture)),
    ])
    clearInterval(looking)
    await server.stop()
    const left = await countLeft(home, formId)
    const refused = sent.flatMap(({ refusal }) => refusal ?? [])
    const refusals = [...new Set(refused)]
    const times = sent.map(({ ms }) => ms / 1000)
    const figure = (what: string, value: number, unit: string, aim?: { atMost: number }) =>
      figureRow({ what: `${engine}: ${what}`, value, unit, ...(aim && { aim }) })
    return [
      figure('forms that were lost', count - left.forms, '', { atMost: 0 }),
      figure('forms without their picture', left.forms - left.withPicture, '', { atMost: 0 }),
      figure('peak memory of the server', peakMb, 'MB', MEMORY_AIM),
      figure('memory before', idleMb, 'MB'),
      figure(`files behind, ${cut} uploads cut off`, left.filesBehind, '', { atMost: 0 }),
      figure(`refused ${refusals.join(', ')}`.trim(), refused.length, '', { atMost: 0 }),
      figure('sent again by the app', sum(sent.map(({ retries }) => retries)), ''),
      figure('picture and form, p50', percentile(times, 0.5), 's'),
      figure('picture and form, p99', percentile(times, 0.99), 's'),
    ]
  } finally {
    clearInterval(looking)
    await server.stop()
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
