import { addressOf } from '@innkeeper/api/client.ts'
import { getClientData } from '@innkeeper/api/properties.ts'
import type { Bench } from '../bench.ts'
import { type BareServer, startBareServer } from '../processes/bare-process.ts'
import { roundsWithin } from '../report/rounds.ts'
import { type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'
import type { Size } from '../size.ts'
import { GUESTBOOK_PATH, HOTEL } from '../subject.ts'
import { type LoadGenerator, startLoadGenerator } from './load-process.ts'
import { type Question, type Round, requestsPerRound, runRound, type Target } from './round.ts'

const ROUNDS = { full: { most: 7, least: 3, budgetMs: 14_000 }, smoke: { most: 1, least: 1, budgetMs: 0 } }
const CPU_AIM = { atMost: 1.5 }
const SPEED_AIM = { 200: { atLeast: 0.7 }, 304: { atLeast: 0.9 } } as const

const QUESTIONS: readonly (Question & { name: string })[] = [
  { name: 'guestbook page', path: GUESTBOOK_PATH, status: 200 },
  { name: 'guestbook page, unchanged (304)', path: GUESTBOOK_PATH, status: 304 },
  { name: 'clientData', path: addressOf(getClientData, { params: { hotel: HOTEL } }), status: 200 },
  {
    name: 'clientData, unchanged (304)',
    path: addressOf(getClientData, { params: { hotel: HOTEL } }),
    status: 304,
  },
]

/** Cached, compressed answers against a bare node:http server that sends the same bytes. */
export async function measureHttp(bench: Bench): Promise<Section> {
  const real = await bench.server('PGlite')
  const load = await startLoadGenerator()
  const bare = await startBareServer(real.origin)
  try {
    const rows: Row[] = []
    for (const question of QUESTIONS)
      rows.push(...(await compare(load, question, { real, bare }, bench.size)))
    return {
      title: `HTTP: cached and compressed answers against bare node:http, medians of up to ${ROUNDS[bench.size].most} alternating rounds`,
      rows,
      notes: ['CPU per request is the figure to trust where other work runs on the machine.'],
    }
  } finally {
    await Promise.all([load.stop(), bare.stop()])
  }
}

async function compare(
  load: LoadGenerator,
  question: Question & { name: string },
  { real, bare }: { real: Target; bare: BareServer },
  size: Size,
): Promise<Row[]> {
  const requests = { real: await requestsPerRound(load, real, question, size), bare: 0 }
  // Only now, because the strongest compression replaces the quick one a little later.
  await bare.forget()
  requests.bare = await requestsPerRound(load, bare, question, size)
  const rounds: { real: Round; bare: Round }[] = []
  for (const _ of roundsWithin(ROUNDS[size])) {
    rounds.push({
      real: await runRound(load, real, question, requests.real),
      bare: await runRound(load, bare, question, requests.bare),
    })
  }
  const middle = (server: 'real' | 'bare', figure: keyof Round) =>
    median(rounds.map((round) => round[server][figure]))
  return [
    ratioRow({
      what: `${question.name}: CPU per request`,
      value: middle('real', 'cpuMsPerRequest'),
      baseline: middle('bare', 'cpuMsPerRequest'),
      unit: 'ms',
      aim: CPU_AIM,
    }),
    ratioRow({
      what: `${question.name}: requests per second`,
      value: middle('real', 'requestsPerSecond'),
      baseline: middle('bare', 'requestsPerSecond'),
      unit: '/s',
      aim: SPEED_AIM[question.status],
    }),
  ]
}
