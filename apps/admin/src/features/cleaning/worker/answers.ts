import {
  ANSWER_CACHE,
  APP_CACHE,
  isFresh,
  KEPT_AT_HEADER,
  SESSION_ADDRESS,
  WORKER_SCOPE,
} from '../offline/kept-names.ts'
import { isAway } from './whose-request.ts'

/** Whoever waits longer would rather go on with what was kept. */
const PAGE_LIMIT_MS = 4000
const SESSION_LIMIT_MS = 6000
const SIGNED_OUT = 401

/** The page as the server has it now, else as it was kept. */
export async function answerPage(request: Request): Promise<Response> {
  return networkFirst(request, PAGE_LIMIT_MS, () =>
    caches.match(WORKER_SCOPE, { cacheName: APP_CACHE, ignoreVary: true }),
  )
}

/** Who is signed in; without an answer, who was a while ago. */
export async function answerSession(request: Request): Promise<Response> {
  const answer = await networkFirst(request, SESSION_LIMIT_MS, keptSession)
  // Nobody: what was kept of them is not for the next.
  if (answer.status === SIGNED_OUT) await caches.delete(ANSWER_CACHE)
  return answer
}

/** What a built file says is so for ever. */
export async function answerPart(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: APP_CACHE, ignoreVary: true })
  return kept ?? fetch(request)
}

async function keptSession(): Promise<Response | undefined> {
  const kept = await caches.match(SESSION_ADDRESS, { cacheName: ANSWER_CACHE, ignoreVary: true })
  return kept && isFresh(Number(kept.headers.get(KEPT_AT_HEADER)), Date.now()) ? kept : undefined
}

async function networkFirst(
  request: Request,
  limitMs: number,
  readKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const asked = fetch(request)
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, limitMs, null))
  const first = await Promise.race([asked, tooLong]).catch(() => null)
  if (first && !isAway(first)) return first
  return (await readKept()) ?? first ?? asked
}
