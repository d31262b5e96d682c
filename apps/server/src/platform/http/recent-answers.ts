import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { EVENTS, type EventName } from '@innkeeper/api/events.ts'
import { dropOnEvents, type EventSource } from '../cache/drop-on-events.ts'
import { type QueryRule, sharedAddress } from './shared-address.ts'

/*
 * Answers of the last second, given again before the framework runs (decision 010). When a property publishes, every
 * open page asks for the same bytes at once: a request that equals one answered a moment ago gets them straight from
 * node:http, for about what a bare server pays. Only prepared answers come here; every event that changes pages
 * which guests share drops them all. Nobody can push them out by asking in ever other words (shared-address.ts), and
 * what is asked for again stays longer than what is not.
 */

const KEPT_MS = 1000
const MAX_KEPT = 2000
/** Longer addresses and cookies are nobody's usual ones. */
const MAX_KEY_LENGTH = 2000
/** Made for one request alone. */
const OWN_HEADERS = /^(x-request-id|x-ratelimit-|content-length$|content-encoding$|date$)/

type Kept = {
  etag: string
  full: string[]
  unchanged: string[]
  body: Buffer
  until: number
  whenGiven: WhenGiven | undefined
}

/** Is told each time an answer is given again. */
type WhenGiven = (request: IncomingMessage) => void

declare module 'fastify' {
  interface FastifyInstance {
    recentAnswers: RecentAnswers
  }
}

export type RecentAnswers = {
  /** True when the request was answered here. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  keep(
    request: IncomingMessage,
    headers: Record<string, unknown>,
    body: Buffer,
    coding: string,
    whenGiven?: WhenGiven,
  ): void
  /** Below a path, what of an address tells its answers apart. */
  readsOnly(rule: QueryRule): void
  /** Requests answered here so far. */
  answered(): number
}

const DROP_ON = (Object.keys(EVENTS) as EventName[]).filter((name) => EVENTS[name].changesSharedPages)

export function createRecentAnswers(
  hub: EventSource,
  now: () => number = () => performance.now(),
): RecentAnswers {
  const kept = new Map<string, Kept>()
  const rules: QueryRule[] = []
  /** When each request came, in clearings: what was read before one must not be kept after it. */
  const arrivals = new WeakMap<IncomingMessage, number>()
  let clearings = 0
  let answered = 0
  const dropAll = () => {
    clearings++
    kept.clear()
  }
  dropOnEvents(hub, DROP_ON, { drop: dropAll, dropAll })
  /** What its cache has let go of would otherwise stay in memory for as long as nobody asks for something new. */
  function forgetOld() {
    for (const [key, { until }] of kept) {
      if (until >= now() && kept.size < MAX_KEPT) return
      kept.delete(key)
    }
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false
      const key = keyOf(request, rules)
      if (key === null) return false
      const found = kept.get(key)
      if (!found || found.until < now()) {
        arrivals.set(request, clearings)
        return false
      }
      answered++
      kept.delete(key)
      kept.set(key, found)
      const isKnown = request.headers['if-none-match'] === found.etag
      response.writeHead(isKnown ? 304 : 200, [
        ...(isKnown ? found.unchanged : found.full),
        'x-request-id',
        randomUUID(),
      ])
      response.end(isKnown ? undefined : found.body)
      found.whenGiven?.(request)
      return true
    },
    keep(request, headers, body, coding, whenGiven) {
      const key = keyOf(request, rules)
      // What sets a cookie is for one browser.
      if (key === null || arrivals.get(request) !== clearings || headers['set-cookie'] !== undefined) return
      const unchanged = Object.entries(headers)
        .filter(([name]) => !OWN_HEADERS.test(name))
        .flatMap(([name, value]) => [name, String(value)])
      const length = ['content-length', String(body.length)]
      kept.delete(key)
      forgetOld()
      kept.set(key, {
        etag: String(headers.etag),
        unchanged,
        full: [...unchanged, ...(coding === 'identity' ? [] : ['content-encoding', coding]), ...length],
        body,
        until: now() + KEPT_MS,
        whenGiven,
      })
    },
    readsOnly: (rule) => void rules.push(rule),
    answered: () => answered,
  }
}

/** Everything a prepared answer may depend on; null for what is answered anew each time. */
function keyOf({ url = '', headers }: IncomingMessage, rules: readonly QueryRule[]): string | null {
  const address = sharedAddress(url, rules)
  if (address === null) return null
  const key = `${address}\n${headers.host}\n${headers['accept-encoding']}\n${headers['accept-language']}\n${headers.cookie}`
  return key.length > MAX_KEY_LENGTH ? null : key
}
