import { type CleaningList, getCleaningList } from '@innkeeper/api/cleaning/list.ts'
import { addressOf } from '@innkeeper/api/client.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { StaffSession } from '../../../platform/session.ts'
import type { Owner } from '../marks/kept-mark.ts'
import { ANSWER_CACHE, isFresh, KEPT_AT_HEADER, SESSION_ADDRESS } from './kept-names.ts'
import { isKeptOf } from './kept-of.ts'

export type KeptList = { list: CleaningList; keptAt: number }

const listAddress = (date: string) => addressOf(getCleaningList, { query: { date } })

/** Keeps the list of today or tomorrow; other days are not worked on in a corridor. */
export async function keepList(list: CleaningList, owner: Owner): Promise<void> {
  const days = [list.today, addDays(list.today, 1)]
  if (!days.includes(list.date) || !isKeptOf(owner)) return
  const kept = [SESSION_ADDRESS, ...days.map(listAddress)]
  const cache = await caches.open(ANSWER_CACHE)
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (!kept.includes(pathname + search)) await cache.delete(url)
  }
  await put(cache, listAddress(list.date), list)
  // They may have signed out meanwhile.
  if (!isKeptOf(owner)) await caches.delete(ANSWER_CACHE)
}

/** Keeps who is signed in, so that the page opens without a connection. */
export async function keepSession(session: StaffSession, owner: Owner): Promise<void> {
  if (!isKeptOf(owner)) return
  await put(await caches.open(ANSWER_CACHE), SESSION_ADDRESS, session)
}

/** The list of a day as it was kept; nothing where it is too old to be of use. */
export async function readKeptList(date: string, owner: Owner, now: number): Promise<KeptList | null> {
  if (!globalThis.caches || !isKeptOf(owner)) return null
  const cache = await caches.open(ANSWER_CACHE)
  const kept = await cache.match(listAddress(date))
  if (!kept) return null
  const keptAt = Number(kept.headers.get(KEPT_AT_HEADER))
  if (!isFresh(keptAt, now)) {
    await cache.delete(listAddress(date))
    return null
  }
  const { data } = (await kept.json()) as { data: CleaningList }
  return { list: data, keptAt }
}

/** As the server answers. */
function put(cache: Cache, address: string, data: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', [KEPT_AT_HEADER]: String(Date.now()) }
  return cache.put(address, new Response(JSON.stringify({ data }), { headers }))
}
