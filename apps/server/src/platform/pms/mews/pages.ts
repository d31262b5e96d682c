import * as z from 'zod/mini'
import { PmsError } from '../port.ts'
import type { MewsCall } from './http.ts'

/** Of what Mews gives at most at once. */
export const PAGE_SIZE = 500
/** More ids than this are asked for in several calls. */
export const MOST_IDS = 1000
/** Far above any house; a cursor that runs in a circle ends here. */
const MOST_PAGES = 2000

/** What is read of an answer: a list under its name, and where the next page begins. */
export type Listing<T extends z.ZodMiniType> = { operation: string; under: string; item: T }

/**
 * All pages of a listing. A page may be shorter than asked for, so only a missing cursor is the end; an answer of
 * another shape is no page, and neither is one that has no list.
 */
export async function* readPages<T extends z.ZodMiniType>(
  call: MewsCall,
  { operation, under, item }: Listing<T>,
  filter: object,
  signal?: AbortSignal,
): AsyncGenerator<z.infer<T>[]> {
  const pageSchema = z.object({ [under]: z.array(item), Cursor: z.nullish(z.string()) })
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const limitation: object = { Count: PAGE_SIZE, ...(cursor === null ? {} : { Cursor: cursor }) }
    const answer = pageSchema.safeParse(await call(operation, { ...filter, Limitation: limitation }, signal))
    if (!answer.success) throw new PmsError('unreadable')
    const items = answer.data[under] as z.infer<T>[]
    if (items.length > 0) yield items
    const next = (answer.data.Cursor as string | null | undefined) ?? null
    if (next === null) return
    if (next === cursor) throw new PmsError('unreadable')
    cursor = next
  }
  throw new PmsError('unreadable')
}

export async function readAll<T extends z.ZodMiniType>(
  call: MewsCall,
  listing: Listing<T>,
  filter: object,
  signal?: AbortSignal,
): Promise<z.infer<T>[]> {
  const all: z.infer<T>[] = []
  for await (const items of readPages(call, listing, filter, signal)) all.push(...items)
  return all
}

/** The same for more ids than fit into one call. */
export async function readByIds<T extends z.ZodMiniType>(
  call: MewsCall,
  listing: Listing<T>,
  { ids, as, ...filter }: { ids: readonly string[]; as: string } & Record<string, unknown>,
  signal?: AbortSignal,
): Promise<z.infer<T>[]> {
  const all: z.infer<T>[] = []
  for (let first = 0; first < ids.length; first += MOST_IDS) {
    const some = ids.slice(first, first + MOST_IDS)
    all.push(...(await readAll(call, listing, { ...filter, [as]: some }, signal)))
  }
  return all
}
