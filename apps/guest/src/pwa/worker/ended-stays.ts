import { COPY_UNTIL_HEADER } from '@innkeeper/api/copy-until.ts'
import type { GuestBooking } from '@innkeeper/api/guests.ts'
import { CACHES } from './caches.ts'

const STAY = /^\/api\/guest\/[^/]+\/bookings\/([^/]+)$/
const STAY_ORDERS = /^\/api\/guest\/[^/]+\/bookings\/([^/]+)\/orders$/
/** What is asked about a stay beside the stay itself. */
const OF_STAY = /^\/api\/guest\/[^/]+\/bookings\/([^/]+)\/(?:orders|cleaning)$/
const GUESTBOOK = /^\/guestbook\/[^/]+\/([^/]+)/

/** A copy, and until when it holds; null for one that no clock ends. Of a stay also what its pages are drawn by. */
export type Copy = { url: string; until: number | null; facts?: string | null }

/**
 * The copies that must go now. A stay's own answer says until when it holds; everything kept under its link ends with
 * it. What was ordered and chosen during a stay is kept with the stay alone.
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
      return over.has(key) || (OF_STAY.test(new URL(url).pathname) && !kept.has(key))
    })
}

/** What the server said of a stay just now, or that its link opens nothing. */
export type StayAnswer = Copy & { isGone: boolean }

/**
 * The copies that an answer about a stay overtakes: all of a link that opens nothing; and where the stay is another than
 * the one kept, as after a check-out or in another room, all that was made for that one. What was ordered stays.
 */
export function overtakenCopies(copies: readonly Copy[], answer: StayAnswer): string[] {
  const key = stayKeyOf(answer.url)
  if (key === null) return []
  const ofLink = copies.filter((copy) => linkKeyOf(new URL(copy.url)) === key)
  if (answer.isGone) return ofLink.map(({ url }) => url)
  const isOther = (copy: Copy) => copy.until !== answer.until || copy.facts !== answer.facts
  if (!ofLink.some((copy) => stayKeyOf(copy.url) === key && isOther(copy))) return []
  const isMadeAnew = ({ url }: Copy) => url === answer.url || STAY_ORDERS.test(new URL(url).pathname)
  return ofLink.filter((copy) => !isMadeAnew(copy)).map(({ url }) => url)
}

function stayKeyOf(url: string): string | null {
  return STAY.exec(new URL(url).pathname)?.[1] ?? null
}

/** What of a stay decides which pages it gets, the same in every language. */
const DECIDING = ['state', 'arrival', 'departure', 'firstName', 'lastName'] as const

/** Of the answer about a stay, what makes it another one; null for any other answer. */
export async function factsOf(url: string, answer: Response | undefined): Promise<string | null> {
  if (!answer?.ok || stayKeyOf(url) === null) return null
  try {
    const { data } = (await answer.clone().json()) as { data: GuestBooking }
    return JSON.stringify([data.unit?.code ?? null, ...DECIDING.map((name) => data[name])])
  } catch {
    return null
  }
}

/** The link key an address carries, in its path or as the booking it asks for. */
function linkKeyOf({ pathname, searchParams }: URL): string | null {
  const inPath = STAY.exec(pathname) ?? OF_STAY.exec(pathname) ?? GUESTBOOK.exec(pathname)
  return inPath?.[1] ?? searchParams.get('booking')
}

/** Removes what was kept of stays that are over. */
export async function forgetEndedStays(now: number = Date.now()): Promise<void> {
  await forget((copies) => endedCopies(copies, now))
}

/** Removes what an answer about a stay overtakes; answers the pages among it. */
export async function forgetOvertaken(answer: StayAnswer): Promise<string[]> {
  const gone = await forget((copies) => overtakenCopies(copies, answer))
  return gone.filter((url) => GUESTBOOK.test(new URL(url).pathname))
}

async function forget(chosen: (copies: Copy[]) => string[]): Promise<string[]> {
  const kept = await Promise.all([CACHES.page, CACHES.data].map(({ name }) => copiesIn(name)))
  const gone = new Set(chosen(kept.flat()))
  await Promise.all(
    [CACHES.page, CACHES.data].map(async ({ name }) => {
      const cache = await caches.open(name)
      await Promise.all([...gone].map((url) => cache.delete(url, { ignoreVary: true })))
    }),
  )
  return [...gone]
}

async function copiesIn(name: string): Promise<Copy[]> {
  const cache = await caches.open(name)
  return Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request, { ignoreVary: true })
      return { url: request.url, until: untilOf(answer), facts: await factsOf(request.url, answer) }
    }),
  )
}

/** Until when an answer holds; null for one that no clock ends. */
export function untilOf(answer: Response | undefined): number | null {
  return Number(answer?.headers.get(COPY_UNTIL_HEADER)) || null
}
