import type { Bench } from '../bench.ts'
import type { EngineName } from '../processes/engines.ts'
import { figureRow, type Row } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { percentile } from '../report/statistics.ts'
import { timePublishing } from './publishing.ts'
import { signIn } from './staff-session.ts'
import { timeCommits } from './through-database.ts'
import { timeSaves } from './through-http.ts'

const EVENTS = { full: 200, smoke: 3 }
const PUBLISHINGS = { full: 10, smoke: 1 }
const STREAM_AIM = { atMost: 50 }
const PUBLISHED_AIM = { atMost: 1000 }

/** How soon an event that was committed arrives on an open stream, and a published guestbook at a guest. */
export async function measureEvents(bench: Bench): Promise<Section> {
  const rows: Row[] = []
  for (const engine of bench.engines.available) rows.push(...(await measureEngine(bench, engine)))
  return {
    title: `Events: from commit to an open stream, ${EVENTS[bench.size]} events one after another`,
    rows,
    notes: [
      'Through HTTP the commit is seen from outside: it lies between sending the save and its answer.',
      'From a second process the time begins when that process knows of its commit.',
    ],
  }
}

async function measureEngine(bench: Bench, engine: EngineName): Promise<Row[]> {
  const events = EVENTS[bench.size]
  const publishings = PUBLISHINGS[bench.size]
  const { origin, databaseUrl } = await bench.server(engine)
  const session = await signIn(origin)
  const saves = await timeSaves(origin, session, events)
  const whole = saves.map((time) => time.wholeMs)
  const rows = [
    ...percentileRows(
      `${engine}: save's answer to frame`,
      saves.map((time) => time.afterAnswerMs),
    ),
    // The save's own work is in it, so the aim is not about this one.
    figureRow({ what: `${engine}: sending a save to frame, p50`, value: percentile(whole, 0.5), unit: 'ms' }),
  ]
  const published = await timePublishing(session, publishings)
  if (databaseUrl) {
    const commits = await timeCommits(origin, databaseUrl, events)
    rows.push(...percentileRows(`${engine}: commit in a second process to frame`, commits))
  }
  rows.push(
    figureRow({
      what: `${engine}: published to guest's data, slowest of ${publishings}`,
      value: Math.max(...published),
      unit: 'ms',
      aim: PUBLISHED_AIM,
    }),
  )
  return rows
}

function percentileRows(what: string, times: readonly number[]): Row[] {
  return [
    figureRow({ what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms' }),
    figureRow({ what: `${what}, p99`, value: percentile(times, 0.99), unit: 'ms', aim: STREAM_AIM }),
  ]
}
