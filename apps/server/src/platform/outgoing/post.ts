import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { addressProblem } from '@innkeeper/domain/webhooks/address-problem.ts'
import {
  type Address,
  addressToConnect,
  type LookUp,
  lookUpInSystem,
  RefusedAddressError,
} from './look-up.ts'
import type { OutgoingPort, OutgoingPost } from './port.ts'
import { failureOfError, failureOfStatus } from './why-it-failed.ts'

/** From the look-up of the name to the last byte that is read. */
const TIME_LIMIT_MS = 10_000
/** What is read of an answer, and what is kept of it. */
const READ_BYTES = 4096
const KEPT_CHARACTERS = 500

type Options = { allowsPrivate: boolean; lookUp?: LookUp; timeLimitMs?: number }

export function createOutgoing(options: Options): OutgoingPort {
  const { allowsPrivate, lookUp = lookUpInSystem, timeLimitMs = TIME_LIMIT_MS } = options
  const rules = { lookUp, allowsPrivate }
  const writtenProblem = (url: string) =>
    addressProblem(url, { allowsPrivate, read: (text) => URL.parse(text) })

  async function send({ url, headers, body }: OutgoingPost, signal: AbortSignal) {
    // What was saved when private networks were allowed may no longer be.
    const problem = writtenProblem(url)
    if (problem) throw new RefusedAddressError('private')
    const target = new URL(url)
    const address = await orAborted(addressToConnect(target.hostname, rules), signal)
    const answer = await exchange(target, { headers, body, address, signal })
    return { status: answer.statusCode ?? 0, response: await firstWords(answer) }
  }

  return {
    allowsPrivate,
    async check(url) {
      const written = writtenProblem(url)
      if (written) return written
      try {
        const signal = AbortSignal.timeout(timeLimitMs)
        await orAborted(addressToConnect(new URL(url).hostname, rules), signal)
        return null
      } catch (error) {
        return error instanceof RefusedAddressError ? error.problem : 'unknown-host'
      }
    },
    async post(call) {
      const begun = performance.now()
      const took = () => Math.round(performance.now() - begun)
      const limit = AbortSignal.timeout(timeLimitMs)
      const signal = call.signal ? AbortSignal.any([limit, call.signal]) : limit
      try {
        const { status, response } = await send(call, signal)
        return { failure: failureOfStatus(status), status, durationMs: took(), response }
      } catch (error) {
        const failure = limit.aborted ? 'timeout' : failureOfError(error)
        return { failure, status: null, durationMs: took(), response: null }
      }
    },
  }
}

type Sent = { headers: Readonly<Record<string, string>>; body: string; address: Address; signal: AbortSignal }

function exchange(target: URL, { headers, body, address, signal }: Sent): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? requestSecure : requestPlain
  const lookup: LookupFunction = (_hostname, { all }, found) =>
    all ? found(null, [address]) : found(null, address.address, address.family)
  return new Promise((resolve, reject) => {
    const call = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup,
      signal,
      // Each on a connection of its own: none is kept that leads where a name led before.
      agent: false,
    })
    call.on('response', resolve)
    call.on('error', reject)
    call.end(body)
  })
}

/** The beginning of an answer as text a database and a page can hold; the rest is not waited for. */
async function firstWords(answer: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes >= READ_BYTES) break
  }
  answer.destroy()
  const text = Buffer.concat(parts)
    .subarray(0, READ_BYTES)
    .toString()
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
  return text.trim().slice(0, KEPT_CHARACTERS) || null
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  return Promise.race([work, aborted])
}
