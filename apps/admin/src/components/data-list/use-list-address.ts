import { useNavigate } from '@tanstack/react-router'
import type { ListPlace } from './data-list-props.ts'
import type { ListSort } from './list-table.ts'

/** What every list keeps in its address; each adds filters of its own. */
export type ListSearch = {
  search?: string | undefined
  page?: number | undefined
  after?: string | undefined
  before?: string | undefined
  sort?: string | undefined
  order?: ListSort['order'] | undefined
}

export type ListAddress<Search> = {
  filter: (change: Search) => void
  toPage: (page: number) => void
  toPlace: (place: ListPlace) => void
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
    filter: (change) => go((search) => ({ ...fromTheStart(search), ...change }), true),
    toPage: (page) => go((before) => ({ ...before, page }), false),
    toPlace: ({ page, ...place }) =>
      go((search) => ({ ...fromTheStart(search), ...place, ...(page > 1 ? { page } : {}) }), false),
    clear: () => go(() => ({}), true),
  }
}

function fromTheStart({ page: _, after: _after, before: _before, ...search }: ListSearch): ListSearch {
  return search
}
