import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliBest, CHEAP, type Coding, chooseCoding, compress, QUICK } from './compress.ts'
import type { PageVisits } from './page-visits.ts'
import type { RecentAnswers } from './recent-answers.ts'

/** So often it is sent before the strongest compression begins, which would not pay for what one person asks for. */
const SENT_BEFORE_BEST = 3
/** Answers that may wait for the best quality; one that comes then stays as it is. */
const MAX_WAITING_FOR_BEST = 100
/** What waits is held in memory, whatever its cache has let go of. */
const MAX_BYTES_WAITING = 16_000_000

/** Pages and their data differ by the visitor's language as well. */
export const VARY_BY_VISITOR = 'accept-encoding, accept-language, cookie'

/** Finished bytes in every coding, made once and sent many times. */
export type PreparedAnswer = {
  etag: string
  bodies: Record<Coding, Buffer>
  headers: Readonly<Record<string, string>>
  /** How often it may still be sent as it is; null where it stays so. */
  sendsUntilBest: number | null
}

/** In memory: all codings together. */
export function bytesOfAnswer({ bodies }: PreparedAnswer): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 0)
}

/** Compresses once; what is asked for again and again is compressed as strongly as possible then. */
export async function prepareAnswer(
  content: string | Buffer,
  headers: Record<string, string>,
): Promise<PreparedAnswer> {
  return { ...(await prepareQuickly(content, headers)), sendsUntilBest: SENT_BEFORE_BEST }
}

/** The same for what few ask for: the strongest compression would never pay. */
export async function prepareQuickly(
  content: string | Buffer,
  headers: Record<string, string>,
): Promise<PreparedAnswer> {
  const identity = typeof content === 'string' ? Buffer.from(content) : content
  const [br, gzip] = await Promise.all([compress(identity, 'br', QUICK), compress(identity, 'gzip', QUICK)])
  return answerOf({ br, gzip, identity }, headers)
}

/** Of bytes that are compressed as they should be. */
export function answerOf(bodies: PreparedAnswer['bodies'], headers: Record<string, string>): PreparedAnswer {
  const etag = etagOf(bodies.identity)
  return { etag, bodies, headers: { vary: 'accept-encoding', ...headers, etag }, sendsUntilBest: null }
}

let waitingForBest = 0
let bytesWaiting = 0
let lastBest: Promise<void> = Promise.resolve()

function countTowardsBest(answer: PreparedAnswer): void {
  if (answer.sendsUntilBest === null) return
  answer.sendsUntilBest -= 1
  if (answer.sendsUntilBest > 0) return
  answer.sendsUntilBest = null
  bestLater(answer)
}

/** One after another on zlib's threads, which sign-in and files share: the best quality costs no request its time. */
function bestLater(answer: PreparedAnswer): void {
  const bytes = bytesOfAnswer(answer)
  if (waitingForBest >= MAX_WAITING_FOR_BEST || bytesWaiting + bytes > MAX_BYTES_WAITING) return
  waitingForBest++
  bytesWaiting += bytes
  lastBest = lastBest
    .then(() => brotliBest(answer.bodies.identity))
    .then((best) => {
      answer.bodies.br = best
    })
    .catch(() => undefined)
    .finally(() => {
      waitingForBest--
      bytesWaiting -= bytes
    })
}

type Heard = { recentAnswers: RecentAnswers; pageVisits: PageVisits }

/** Sends the coding the client takes, or 304 when it has these bytes already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): FastifyReply {
  reply.headers(answer.headers)
  const coding = chooseCoding(request.headers['accept-encoding'])
  const { recentAnswers, pageVisits }: Heard = request.server
  const page = request.answeredPage
  const whenGiven = page ? (again: IncomingMessage) => pageVisits.opened(page, again) : undefined
  recentAnswers.keep(request.raw, reply.getHeaders(), answer.bodies[coding], coding, whenGiven)
  if (matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  countTowardsBest(answer)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(answer.bodies[coding])
}

/** Sends finished bytes under another status than 200; they are not kept as a recent answer. */
export function sendWithStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  status: number,
): FastifyReply {
  const coding = chooseCoding(request.headers['accept-encoding'])
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.code(status).headers(answer.headers).send(answer.bodies[coding])
}

/**
 * Sends what was made for one request alone: in the one coding it takes, cheaply compressed, and kept nowhere.
 * Whatever anybody can ask for in endless ways goes out like this, since keeping and compressing it at leisure would
 * have no end either.
 */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const bytes = Buffer.from(content)
  const etag = etagOf(bytes)
  const all = { vary: 'accept-encoding', ...headers, etag }
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).headers(all).send()
  return sendCheaply(request, reply, bytes, all)
}

/** The same for what not even the browser keeps. */
export function sendUnkept(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  return sendCheaply(request, reply, Buffer.from(content), { ...headers, 'cache-control': 'no-store' })
}

async function sendCheaply(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const coding = chooseCoding(request.headers['accept-encoding'])
  // Before any header is set: where there is no room for it, another answer follows.
  const body = await compress(bytes, coding, CHEAP)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.headers(headers).send(body)
}

function matches(given: string | undefined, etag: string): boolean {
  if (!given) return false
  return given === etag || given.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

/** Headers of a cached JSON answer: kept by the browser, asked for again every time. */
export const JSON_HEADERS = {
  vary: VARY_BY_VISITOR,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-cache',
}
