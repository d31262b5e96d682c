import type { WorkboxPlugin } from 'workbox-core/types.js'
import type { RequestKind } from './whose-request.ts'

type KeptKind = Exclude<RequestKind, 'start' | 'order' | 'unkept' | 'template'>

/** What the worker keeps, and how many of each: the names begin alike, so that all can be cleared together. */
export const CACHES: Readonly<Record<KeptKind, { name: string; max: number }>> = {
  page: { name: 'innkeeper-pages', max: 20 },
  data: { name: 'innkeeper-data', max: 80 },
  picture: { name: 'innkeeper-pictures', max: 160 },
  // Several versions side by side: a page kept before an update needs its own parts.
  part: { name: 'innkeeper-parts', max: 200 },
}
const PREFIX = 'innkeeper-'

/** The newest ones are kept; what goes is what was put in longest ago. */
export async function keepWithin(kind: KeptKind): Promise<void> {
  const { name, max } = CACHES[kind]
  const cache = await caches.open(name)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - max)).map((request) => cache.delete(request)))
}

/** Holds a cache within its bounds after each answer put into it. */
export function bounded(kind: KeptKind): WorkboxPlugin {
  return { cacheDidUpdate: () => keepWithin(kind) }
}

/** Removes what an earlier version kept under other names. */
export async function removeOldCaches(): Promise<void> {
  const current = Object.values(CACHES).map(({ name }) => name)
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
