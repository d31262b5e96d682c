import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** At once; the best quality follows later, off the main thread. */
const QUICK_BROTLI = 5
const BEST_BROTLI = 11
const GZIP_LEVEL = 6

/** Pages and their data differ by the visitor's language as well. */
export const VARY_BY_VISITOR = 'accept-encoding, accept-language, cookie'

type Coding = 'br' | 'gzip' | 'identity'

/** Finished bytes in every coding, made once and sent many times. */
export type PreparedAnswer = {
  etag: string
  bodies: Record<Coding, Buffer>
  headers: Readonly<Record<string, string>>
}

/** Compresses once; the strongest compression replaces the quick one as soon as it is done. */
export async function prepareAnswer(
  content: string | Buffer,
  headers: Record<string, string>,
): Promise<PreparedAnswer> {
  const identity = typeof content === 'string' ? Buffer.from(content) : content
  const etag = etagOf(identity)
  const [br, zipped] = await Promise.all([quickly(identity, 'br'), quickly(identity, 'gzip')])
  const answer: PreparedAnswer = {
    etag,
    bodies: { br, gzip: zipped, identity },
    headers: { vary: 'accept-encoding', ...headers, etag },
  }
  bestLater(answer)
  return answer
}

let lastBest: Promise<void> = Promise.resolve()

/** One after another on zlib's threads, which sign-in and files share: the best quality costs no request its time. */
function bestLater(answer: PreparedAnswer): void {
  lastBest = lastBest
    .then(() => brotli(answer.bodies.identity, BEST_BROTLI))
    .then((best) => {
      answer.bodies.br = best
    })
    .catch(() => undefined)
}

/** Sends the coding the client takes, or 304 when it has these bytes already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): FastifyReply {
  reply.headers(answer.headers)
  const coding = chooseCoding(request.headers['accept-encoding'])
  request.server.recentAnswers.keep(request.raw, reply.getHeaders(), answer.bodies[coding], coding)
  if (matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(answer.bodies[coding])
}

/**
 * Sends what was made for one request alone: in the one coding it takes, and kept nowhere. Whatever anybody can ask
 * for in endless ways goes out like this, since keeping and compressing it at leisure would have no end either.
 */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const bytes = Buffer.from(content)
  const etag = etagOf(bytes)
  reply.headers({ vary: 'accept-encoding', ...headers, etag })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const coding = chooseCoding(request.headers['accept-encoding'])
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(await quickly(bytes, coding))
}

/** The best coding the header allows; `q=0` forbids one. */
export function chooseCoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  const wants = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$))(\\s*[;,]|\\s*$)`, 'i').test(accepted)
  if (wants('br')) return 'br'
  return wants('gzip') ? 'gzip' : 'identity'
}

function matches(given: string | undefined, etag: string): boolean {
  if (!given) return false
  return given === etag || given.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

async function quickly(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return brotli(bytes, QUICK_BROTLI)
  return coding === 'gzip' ? gzipAsync(bytes, { level: GZIP_LEVEL }) : bytes
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Headers of a cached JSON answer: kept by the browser, asked for again every time. */
export const JSON_HEADERS = {
  vary: VARY_BY_VISITOR,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-cache',
}
