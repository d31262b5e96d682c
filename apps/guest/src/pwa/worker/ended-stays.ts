import { COPY_UNTIL_HEADER } from '@innkeeper/api/copy-until.ts'
import { CACHES } from './caches.ts'

const STAY = /^\/api\/guest\/[^/]+\/bookings\/([^/]+)$/
const STAY_ORDERS = /^\/api\/guest\/[^/]+\/bookings\/([^/]+)\/orders$/
const GUESTBOOK = /^\/guestbook\/[^/]+\/([^/]+)/

/** A copy, and until when it holds; null for one that no clock ends. */
export type Copy = { url: string; until: number | null }

/**
 * The copies that must go now. A stay's own answer says until when it holds; everything kept under its link ends with
 * it. What was ordered during a stay is kept with the stay alone.
 */
export function endedCopies(copies: readonly Copy[], now: number): string[] {
  const stays = copies.flatMap((copy) => {
    const key = STAY.exec(new URL(copy.url).pathname)?.[1]
    return key === undefined ? [] : [{ key, isOver: copy.until !== null && copy.until <= now }]
  })
  const kept = new Set(stays.map(({ key }) => key))
  const over = new Set(stays.filter(({ isOver }) => isOver).map(({ key }) => key))
  return copies
    .map(({ url }) => url)
    .filter((url) => {
      const key = linkKeyOf(new URL(url))
      if (key === null) return false
      return over.has(key) || (STAY_ORDERS.test(new URL(url).pathname) && !kept.has(key))
    })
}

/** What the server said of a stay just now: until when it holds, or that its link opens nothing. */
export type StayAnswer = { url: string; until: number | null; isGone: boolean }

/**
 * The copies that an answer about a stay overtakes: those of a link that opens nothing, and the same stay in other
 * languages where it now ends at another time, as after a check-out.
 */
export function overtakenCopies(copies: readonly Copy[], { url, until, isGone }: StayAnswer): string[] {
  const key = STAY.exec(new URL(url).pathname)?.[1]
  if (key === undefined) return []
  const isOvertaken = (copy: Copy) =>
    isGone
      ? linkKeyOf(new URL(copy.url)) === key
      : STAY.exec(new URL(copy.url).pathname)?.[1] === key && copy.until !== until && copy.url !== url
  return copies.filter(isOvertaken).map((copy) => copy.url)
}

/** The link key an address carries, in its path or as the booking it asks for. */
function linkKeyOf({ pathname, searchParams }: URL): string | null {
  const inPath = STAY.exec(pathname) ?? STAY_ORDERS.exec(pathname) ?? GUESTBOOK.exec(pathname)
  return inPath?.[1] ?? searchParams.get('booking')
}

/** Removes what was kept of stays that are over. */
export function forgetEndedStays(now: number = Date.now()): Promise<void> {
  return forget((copies) => endedCopies(copies, now))
}

/** Removes what an answer about a stay overtakes. */
export function forgetOvertaken(answer: StayAnswer): Promise<void> {
  return forget((copies) => overtakenCopies(copies, answer))
}

async function forget(chosen: (copies: Copy[]) => string[]): Promise<void> {
  const kept = await Promise.all([CACHES.page, CACHES.data].map(({ name }) => copiesIn(name)))
  const gone = new Set(chosen(kept.flat()))
  await Promise.all(
    [CACHES.page, CACHES.data].map(async ({ name }) => {
      const cache = await caches.open(name)
      await Promise.all([...gone].map((url) => cache.delete(url, { ignoreVary: true })))
    }),
  )
}

async function copiesIn(name: string): Promise<Copy[]> {
  const cache = await caches.open(name)
  return Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request, { ignoreVary: true })
      return { url: request.url, until: untilOf(answer) }
    }),
  )
}

/** Until when an answer holds; null for one that no clock ends. */
export function untilOf(answer: Response | undefined): number | null {
  return Number(answer?.headers.get(COPY_UNTIL_HEADER)) || null
}
