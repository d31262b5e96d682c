import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Check } from './checks.ts'
import { bodiesFor, type Told, toldBy } from './guests.ts'
import type { PlannedOrder } from './plan.ts'
import type { Answer } from './sending.ts'
import type { KillableServer } from './server.ts'
import { HOTEL } from './staff.ts'

/** Every second one is an order, the others are pages and answers that guests share. */
export const REQUESTS_WHILE_STOPPING = 240
const GUESTS_AT_ONCE = 24
const STOP_AFTER_ANSWERS = 80
/** As the server promises (stop-asked.ts), and a little for a busy machine to notice. */
const STOP_LIMIT_MS = 12_000
const READS = [`/guestbook/${HOTEL}`, `/api/guest/${HOTEL}/clientData`, `/api/guest/${HOTEL}/products`]
/** PostgreSQL's word for a database that was closed, at its place in `pg_control`. */
const SHUT_DOWN = 1
const STATE_AT_BYTE = 16

type Load = {
  orders: readonly PlannedOrder[]
  productIds: readonly string[]
  /** The data folder, where the database is the embedded one. */
  embeddedIn?: string
}
type Sent = { path: string; body?: object; key?: string }
type Outcome =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'refused' }
  | { kind: 'lost'; why: string }

/**
 * kill -TERM while guests ask without a pause, each over a connection that is kept. Nothing is sent twice: who could
 * not connect waits for the next process, and a request that was sent has to be answered whole.
 */
export async function stopUnderLoad(
  server: KillableServer,
  { orders, productIds, embeddedIn }: Load,
): Promise<{ told: Told[]; check: Check }> {
  const bodyOf = bodiesFor(productIds)
  const told: Told[] = []
  const failures: string[] = []
  let next = 0
  let answered = 0
  let stop: Promise<void> | undefined

  async function stopOnce(): Promise<void> {
    await server.terminateAndRestart(({ code, ms }) => {
      console.log(`         stopped in ${ms} ms with ${answered} of ${REQUESTS_WHILE_STOPPING} answered`)
      if (code !== 0) failures.push(`the server ended with ${code}`)
      if (ms > STOP_LIMIT_MS) failures.push(`the stop took ${ms} ms`)
      if (embeddedIn) failures.push(...uncleanClose(embeddedIn))
    })
  }

  async function guest(agent: Agent): Promise<void> {
    for (let at = next++; at < REQUESTS_WHILE_STOPPING; at = next++) {
      const planned = at % 2 === 0 ? orders[at / 2] : undefined
      const sent: Sent = planned
        ? { path: `/api/guest/${HOTEL}/orders`, body: bodyOf(planned), key: planned.key }
        : { path: READS[at % READS.length] ?? '/' }
      const outcome = await untilTaken(server, agent, sent, at)
      if (outcome.kind === 'lost') failures.push(`request ${at} (${sent.path}) has no answer: ${outcome.why}`)
      else if (planned) told.push(toldBy(planned, [orderAnswer(outcome)], []))
      else if (outcome.status !== 200) failures.push(`request ${at} (${sent.path}) got ${outcome.status}`)
      if (outcome.kind === 'answered') answered += 1
      if (answered >= STOP_AFTER_ANSWERS) stop ??= stopOnce()
    }
    agent.destroy()
  }

  const agents = Array.from({ length: GUESTS_AT_ONCE }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  await Promise.all(agents.map(guest))
  await stop
  const name = `a stop under load loses no answer (${answered} of ${REQUESTS_WHILE_STOPPING})`
  return { told, check: { name, failures } }
}

/** A connection that is refused has taken nothing. */
async function untilTaken(server: KillableServer, agent: Agent, sent: Sent, at: number) {
  for (;;) {
    const outcome = await send(`${server.origin}${sent.path}`, agent, sent, at)
    if (outcome.kind !== 'refused') return outcome
    await pause(20)
    await server.ready()
  }
}

function send(url: string, agent: Agent, { body, key }: Sent, at: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const content = body === undefined ? undefined : JSON.stringify(body)
    const call = request(url, {
      agent,
      method: content === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': `10.9.${at >> 8}.${at & 255}`,
        ...(content === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    })
    const lost = (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? { kind: 'refused' } : { kind: 'lost', why: String(error) })
    call.once('error', lost)
    call.once('response', async (response) => {
      try {
        const text = (await response.setEncoding('utf8').toArray()).join('')
        resolve({ kind: 'answered', status: response.statusCode ?? 0, text })
      } catch (error) {
        lost(error as Error)
      }
    })
    call.end(content)
  })
}

function orderAnswer({ status, text }: { status: number; text: string }): Answer {
  const { code = null, data = null } = JSON.parse(text)
  return { status, code, data }
}

/** The embedded database's folder says itself whether the next start has anything to repair. */
function uncleanClose(dataDir: string): string[] {
  const state = readFileSync(join(dataDir, 'db', 'global', 'pg_control')).readUInt32LE(STATE_AT_BYTE)
  return state === SHUT_DOWN ? [] : [`the embedded database was not closed: its state is ${state}`]
}
