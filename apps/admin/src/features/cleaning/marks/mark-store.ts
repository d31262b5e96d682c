import { createStore, delMany, set, values } from 'idb-keyval'
import { MARKS_DATABASE, MARKS_TABLE } from '../offline/kept-names.ts'
import type { KeptMark } from './kept-mark.ts'

/** Where a device keeps its marks until the server has them. */
export type MarkStore = {
  read: () => Promise<KeptMark[]>
  keep: (mark: KeptMark) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}

/** In the browser's database, with the pictures: a reload or a crash loses none. */
export function openMarkStore(): MarkStore {
  const table = createStore(MARKS_DATABASE, MARKS_TABLE)
  return {
    // A browser without a database says so at once instead of with its promise.
    read: async () => values<KeptMark>(table),
    keep: async (mark) => set(mark.id, mark, table),
    remove: async (ids) => delMany([...ids], table),
  }
}
