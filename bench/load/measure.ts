import { setTimeout as pause } from 'node:timers/promises'
import { firstBox } from '../../e2e/faults/load/first-box.ts'
import { waitsDuring } from '../../e2e/faults/load/other-guests.ts'
import type { Bench } from '../bench.ts'
import { type LoadGenerator, startLoadGenerator } from '../http/load-process.ts'
import { type Round, requestsPerRound, runRound, type Target } from '../http/round.ts'
import { roundsWithin } from '../report/rounds.ts'
import { type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'
import type { Size } from '../size.ts'
import { GUESTBOOK_PATH, HOTEL } from '../subject.ts'

const ROUNDS = { full: { most: 5, least: 3, budgetMs: 10_000 }, smoke: { most: 1, least: 1, budgetMs: 0 } }
const QUIET_MS = { full: 3000, smoke: 200 }
/** A page with a box open holds that box as well, so it has some more bytes. */
const SPEED_AIM = { atLeast: 0.7 }
const CROWD = { connections: 800, requests: { full: 20_000, smoke: 1000 } }

/** What strangers cost who ask for a page with a box open in ever other words, and what others notice of them. */
export async function measureLoad(bench: Bench): Promise<Section> {
  const server = await bench.server('PGlite')
  const load = await startLoadGenerator()
  try {
    const open = `${GUESTBOOK_PATH}?box=${await firstBox(server.origin, HOTEL)}&x={guest}`
    return {
      title: 'Load: pages with a box open, in ever other words, against the plain page',
      rows: [
        ...(await comparePages(load, server, open, bench.size)),
        await compareWaits(load, server, open, bench.size),
      ],
      notes: [`Other guests ask for plain pages 40 times a second, beside ${CROWD.connections} connections.`],
    }
  } finally {
    await load.stop()
  }
}

async function comparePages(load: LoadGenerator, server: Target, open: string, size: Size): Promise<Row[]> {
  const questions = {
    open: { path: open, status: 200 as const },
    plain: { path: GUESTBOOK_PATH, status: 200 as const },
  }
  const requests = {
    open: await requestsPerRound(load, server, questions.open, size),
    plain: await requestsPerRound(load, server, questions.plain, size),
  }
  const rounds: { open: Round; plain: Round }[] = []
  for (const _ of roundsWithin(ROUNDS[size])) {
    rounds.push({
      open: await runRound(load, server, questions.open, requests.open),
      plain: await runRound(load, server, questions.plain, requests.plain),
    })
  }
  const middle = (page: 'open' | 'plain', figure: keyof Round) =>
    median(rounds.map((round) => round[page][figure]))
  return [
    ratioRow({
      what: 'page with a box open: requests per second',
      value: middle('open', 'requestsPerSecond'),
      baseline: middle('plain', 'requestsPerSecond'),
      unit: '/s',
      aim: SPEED_AIM,
    }),
    ratioRow({
      what: 'page with a box open: CPU per request',
      value: middle('open', 'cpuMsPerRequest'),
      baseline: middle('plain', 'cpuMsPerRequest'),
      unit: 'ms',
    }),
  ]
}

async function compareWaits(load: LoadGenerator, server: Target, path: string, size: Size): Promise<Row> {
  const quiet = await waitsDuring(server.origin, () => pause(QUIET_MS[size]))
  const crowded = await waitsDuring(server.origin, () =>
    load.fire({
      origin: server.origin,
      path,
      headers: { 'accept-encoding': 'br' },
      amount: CROWD.requests[size],
      connections: CROWD.connections,
    }),
  )
  if (crowded.failed > 0) throw new Error(`${crowded.failed} of ${crowded.asked} other guests got no page`)
  return ratioRow({
    what: "other guests' p95 under the load, against none",
    value: crowded.p95Ms,
    baseline: quiet.p95Ms,
    unit: 'ms',
  })
}
