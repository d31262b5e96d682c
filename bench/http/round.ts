import { cpuMsOf } from '../processes/child-figures.ts'
import type { Size } from '../size.ts'
import type { LoadGenerator } from './load-process.ts'

const CONNECTIONS = 10
const FEWEST_REQUESTS = 100
const MOST_REQUESTS = { full: 8000, smoke: 100 }
const WARMING_ROUNDS = { full: 3, smoke: 1 }
/** Long enough for CPU time that is counted in hundredths of a second, short enough to alternate often. */
const ROUND_SECONDS = 0.8

export type Target = { origin: string; pid: number }
export type Question = { path: string; status: 200 | 304 }
export type Round = { cpuMsPerRequest: number; requestsPerSecond: number }

/** A page is made anew every minute; a round in which that happened has other answers than asked for. */
const MAX_TRIES = 3

/** How many requests make a round on this server; finding out also warms it. */
export async function requestsPerRound(
  load: LoadGenerator,
  target: Target,
  question: Question,
  size: Size,
): Promise<number> {
  let requests = FEWEST_REQUESTS
  for (let warming = 0; warming < WARMING_ROUNDS[size]; warming++) {
    const { requestsPerSecond } = await runRound(load, target, question, requests)
    const fitting = Math.round(requestsPerSecond * ROUND_SECONDS)
    requests = Math.min(MOST_REQUESTS[size], Math.max(FEWEST_REQUESTS, fitting))
  }
  return requests
}

/** One round of the same request against one server. */
export async function runRound(
  load: LoadGenerator,
  target: Target,
  question: Question,
  requests: number,
): Promise<Round> {
  let seen = ''
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const headers = await headersFor(target, question)
    const cpuBefore = cpuMsOf(target.pid)
    const { seconds, failed, statuses } = await load.fire({
      origin: target.origin,
      path: question.path,
      headers,
      amount: requests,
      connections: CONNECTIONS,
    })
    const cpuMs = cpuMsOf(target.pid) - cpuBefore
    const answered = statuses[question.status] ?? 0
    if (failed === 0 && answered >= requests)
      return { cpuMsPerRequest: cpuMs / answered, requestsPerSecond: answered / seconds }
    seen = `${failed} failed, by status ${JSON.stringify(statuses)}`
  }
  throw new Error(`${question.path} was to answer ${question.status}: ${seen}`)
}

async function headersFor(target: Target, question: Question): Promise<Record<string, string>> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
  if (question.status === 200) return headers
  const answer = await fetch(target.origin + question.path, { headers })
  await answer.arrayBuffer()
  const etag = answer.headers.get('etag')
  if (!etag) throw new Error(`${question.path} has no ETag`)
  return { ...headers, 'if-none-match': etag }
}
