import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf } from '@innkeeper/api/client.ts'
import {
  applyImport,
  type BookingImport,
  checkImport,
  getImport,
  importBookings,
  takeBackImport,
} from '@innkeeper/api/guests/import.ts'
import type { Bench } from '../bench.ts'
import { type StaffSession, signIn } from '../events/staff-session.ts'
import { residentMbOf } from '../processes/child-figures.ts'
import type { EngineName } from '../processes/engines.ts'
import { startProductServer } from '../processes/product-server.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { bookingsFile } from './bookings-file.ts'

const RECEPTION = 'reception@fjellheim.example'
/** Small first: it warms the server, and is what the large one is compared with. */
const ROWS = { full: { few: 5000, many: 50_000 }, smoke: { few: 60, many: 120 } }
const POLL_MS = 100

/** A minute on PostgreSQL; a row of many costs about what one of few does, in time and in memory. */
const AIMS = {
  seconds: { atMost: 60 },
  speed: { atLeast: 0.6 },
  memory: { atMost: 3 },
  answer: { atMost: 1000 },
}

type Run = {
  rows: number
  seconds: number
  steps: string
  peakMb: number
  slowestMs: number
  backSeconds: number
}

/** A file of bookings from its first byte to the last booking, and back. */
export async function measureBookingsImport(bench: Bench): Promise<Section> {
  const rows: Row[] = []
  const notes: string[] = []
  for (const engine of bench.engines.available) {
    const { few, many } = await measureEngine(bench, engine)
    rows.push(...rowsOf(engine, few, many))
    notes.push(`${engine}, ${many.rows} rows: ${many.steps}.`)
  }
  const { many } = ROWS[bench.size]
  return {
    title: `Import of bookings: ${many} rows from upload over the dry run to bookings, against a tenth of it in the same server`,
    rows,
    notes: [...notes, 'Memory is the highest of the server process above what it had before the upload.'],
  }
}

async function measureEngine(bench: Bench, engine: EngineName): Promise<{ few: Run; many: Run }> {
  const server = await startProductServer(await bench.engines.newHome(engine))
  try {
    const session = await signIn(server.origin, RECEPTION)
    const at = { origin: server.origin, pid: server.pid, session }
    const { few, many } = ROWS[bench.size]
    return { few: await runImport(at, 'few', few), many: await runImport(at, 'many', many) }
  } catch (error) {
    throw new Error(`The import failed:\n${server.output()}`, { cause: error })
  } finally {
    await server.stop()
  }
}

type At = { origin: string; pid: number; session: StaffSession }

async function runImport({ origin, pid, session }: At, name: string, rows: number): Promise<Run> {
  const before = residentMbOf(pid)
  let peak = before
  let slowestMs = 0
  const look = () => {
    peak = Math.max(peak, residentMbOf(pid))
  }
  const watch = setInterval(look, POLL_MS)
  const reached = async (importId: string, state: BookingImport['state']) => {
    for (;;) {
      const asked = performance.now()
      const found = await session.call(getImport, { params: { importId } })
      slowestMs = Math.max(slowestMs, performance.now() - asked)
      if (found.state === state) return found
      await wait(POLL_MS)
    }
  }
  const started = performance.now()
  const marks: [string, number][] = []
  const mark = (step: string) => marks.push([step, performance.now()])
  try {
    const staged = await upload(origin, session, bookingsFile(name, rows))
    const { id: importId, meanings, dateOrder } = staged
    mark('read')
    await session.call(checkImport, {
      params: { importId },
      body: { meanings, dateOrder, makesNumbers: false },
    })
    await reached(importId, 'checked')
    mark('looked at')
    await session.call(applyImport, { params: { importId }, body: { handRule: 'keep' } })
    const { applied } = await reached(importId, 'applied')
    mark('imported')
    if (applied.new !== rows) throw new Error(`${applied.new} of ${rows} rows were imported`)
    const seconds = (performance.now() - started) / 1000
    await session.call(takeBackImport, { params: { importId } })
    await reached(importId, 'taken-back')
    const backSeconds = (performance.now() - started) / 1000 - seconds
    const steps = marks
      .map(
        ([step, at], index) =>
          `${step} in ${((at - (marks[index - 1]?.[1] ?? started)) / 1000).toFixed(1)} s`,
      )
      .join(', ')
    return {
      ...{ rows, seconds, peakMb: peak - before, slowestMs, backSeconds },
      steps: `${steps}, taken back in ${backSeconds.toFixed(1)} s`,
    }
  } finally {
    clearInterval(watch)
  }
}

async function upload(
  origin: string,
  { cookie }: StaffSession,
  file: AsyncGenerator<Uint8Array>,
): Promise<BookingImport> {
  const answer = await fetch(addressOf(importBookings, { query: {} }, origin), {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/octet-stream', 'x-file-name': 'bookings.csv' },
    body: Readable.toWeb(Readable.from(file, { objectMode: false })),
    duplex: 'half',
  } as RequestInit)
  if (!answer.ok) throw new Error(`the file was refused: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: BookingImport }).data
}

function rowsOf(engine: EngineName, few: Run, many: Run): Row[] {
  const isServer = engine === 'PostgreSQL'
  return [
    figureRow({
      what: `${engine}: ${many.rows} rows, upload to bookings`,
      value: many.seconds,
      unit: 's',
      ...(isServer ? { aim: AIMS.seconds } : {}),
    }),
    ratioRow({
      what: `${engine}: rows per second, against ${few.rows} rows`,
      value: many.rows / many.seconds,
      baseline: few.rows / few.seconds,
      unit: '/s',
      aim: AIMS.speed,
    }),
    ratioRow({
      what: `${engine}: memory above before, against ${few.rows} rows`,
      value: many.peakMb,
      baseline: few.peakMb,
      unit: 'MB',
      aim: AIMS.memory,
    }),
    figureRow({
      what: `${engine}: slowest answer meanwhile`,
      value: many.slowestMs,
      unit: 'ms',
      aim: AIMS.answer,
    }),
    figureRow({ what: `${engine}: taken back`, value: many.backSeconds, unit: 's' }),
  ]
}
