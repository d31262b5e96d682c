import { expect, test } from 'vitest'
import { chunkGroups } from './vite.chunks.ts'

/** Who imports what at once, and what later. */
const GRAPH: Record<string, { importers?: string[]; dynamicImporters?: string[] }> = {
  guestbook: {},
  order: {},
  react: { importers: ['guestbook', 'order'] },
  voucher: { importers: ['guestbook'] },
  checkout: { importers: ['order'] },
  privacy: { dynamicImporters: ['order'] },
  sheet: { importers: ['voucher', 'privacy'] },
  details: { dynamicImporters: ['voucher'] },
  facts: { importers: ['details'] },
}
const graph = {
  getModuleInfo: (id: string) => ({ importers: [], dynamicImporters: [], ...GRAPH[id] }),
}

function chunkOf(id: string): string | null {
  const groups = chunkGroups(['guestbook', 'order'], 'guestbook').toSorted((a, b) => b.priority - a.priority)
  return groups.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? null
}

test('what only the guestbook needs at its start is its own file', () => {
  expect(['guestbook', 'voucher'].map(chunkOf)).toEqual(['first-view', 'first-view'])
})

test('what another page needs of it, at its start or later, lies in the shell', () => {
  expect(['react', 'sheet'].map(chunkOf)).toEqual(['shell', 'shell'])
})

test('what the first view does not need at its start is in neither', () => {
  expect(['checkout', 'privacy', 'details', 'facts'].map(chunkOf)).toEqual([null, null, null, null])
})
