import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { EVENTS, type EventName } from '@innkeeper/api/events.ts'
import { dropOnEvents, type EventSource } from '../cache/drop-on-events.ts'

/*
 * Answers of the last second, given again before the framework runs (decision 010). When a property publishes, every
 * open page asks for the same bytes at once: a request that equals one answered a moment ago gets them straight from
 * node:http, for about what a bare server pays. Only prepared answers come here; every event that changes pages
 * which guests share drops them all.
 */

const KEPT_MS = 1000
const MAX_KEPT = 2000
/** Longer addresses and cookies are nobody's usual ones. */
const MAX_KEY_LENGTH = 2000
/** Made for one request alone. */
const OWN_HEADERS = /^(x-request-id|x-ratelimit-|content-length$|content-encoding$|date$)/

type Kept = { etag: string; full: string[]; unchanged: string[]; body: Buffer; until: number }

export type RecentAnswers = {
  /** True when the request was answered here. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  keep(request: IncomingMessage, headers: Record<string, unknown>, body: Buffer, coding: string): void
  /** Requests answered here so far. */
  answered(): number
}

const DROP_ON = (Object.keys(EVENTS) as EventName[]).filter((name) => EVENTS[name].changesSharedPages)

export function createRecentAnswers(
  hub: EventSource,
  now: () => number = () => performance.now(),
): RecentAnswers {
  const kept = new Map<string, Kept>()
  /** When each request came, in clearings: what was read before one must not be kept after it. */
  const arrivals = new WeakMap<IncomingMessage, number>()
  let clearings = 0
  let answered = 0
  const dropAll = () => {
    clearings++
    kept.clear()
  }
  dropOnEvents(hub, DROP_ON, dropAll)
  hub.onGap(dropAll)
  return {
    answer(request, response) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false
      const found = kept.get(keyOf(request))
      if (!found || found.until < now()) {
        arrivals.set(request, clearings)
        return false
      }
      answered++
      const isKnown = request.headers['if-none-match'] === found.etag
      response.writeHead(isKnown ? 304 : 200, [
        ...(isKnown ? found.unchanged : found.full),
        'x-request-id',
        randomUUID(),
      ])
      response.end(isKnown ? undefined : found.body)
      return true
    },
    keep(request, headers, body, coding) {
      // What sets a cookie is for one browser.
      if (arrivals.get(request) !== clearings || headers['set-cookie'] !== undefined) return
      const unchanged = Object.entries(headers)
        .filter(([name]) => !OWN_HEADERS.test(name))
        .flatMap(([name, value]) => [name, String(value)])
      const length = ['content-length', String(body.length)]
      const key = keyOf(request)
      if (key.length > MAX_KEY_LENGTH) return
      kept.delete(key)
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, {
        etag: String(headers.etag),
        unchanged,
        full: [...unchanged, ...(coding === 'identity' ? [] : ['content-encoding', coding]), ...length],
        body,
        until: now() + KEPT_MS,
      })
    },
    answered: () => answered,
  }
}

/** Everything a prepared answer may depend on. */
function keyOf({ url, headers }: IncomingMessage): string {
  return `${url}\n${headers.host}\n${headers['accept-encoding']}\n${headers['accept-language']}\n${headers.cookie}`
}
