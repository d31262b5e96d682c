import { useNavigate } from '@tanstack/react-router'
import type { ListSort } from './list-table.ts'

/** What every list keeps in its address; each adds filters of its own. */
export type ListSearch = {
  search?: string | undefined
  page?: number | undefined
  sort?: string | undefined
  order?: ListSort['order'] | undefined
}

export type ListAddress<Search> = {
  filter: (change: Search) => void
  toPage: (page: number) => void
  clear: () => void
}

/**
 * What a list does to its address. A new filter starts at the first page and replaces the address, so that Back leaves
 * the list; a page is a step of its own.
 */
export function useListAddress<Search extends ListSearch>(): ListAddress<Search> {
  const navigate = useNavigate()
  // The router knows the search of each page by its route; a list stands on any of them.
  const go = (search: (before: ListSearch) => object, replace: boolean) =>
    void navigate({ to: '.', search: search as never, replace })
  return {
    filter: (change) => go(({ page: _, ...before }) => ({ ...before, ...change }), true),
    toPage: (page) => go((before) => ({ ...before, page }), false),
    clear: () => go(() => ({}), true),
  }
}
