import type { FilteredList } from '@innkeeper/domain/team/saved-filters.ts'
import type { ReactNode } from 'react'
import { DataList } from './data-list.tsx'
import type { DataListProps } from './data-list-props.ts'
import type { ListSort } from './list-table.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { SavedFilters } from './saved-filters/saved-filters.tsx'
import type { ListAddress, ListSearch } from './use-list-address.ts'

type Props<Row extends object, Search extends ListSearch> = Omit<
  DataListProps<Row>,
  'sort' | 'onSort' | 'onPage' | 'onPlace' | 'page'
> & {
  searchLabel: string
  /** What the address asks for. */
  search: Search
  address: Pick<ListAddress<Search>, 'filter' | 'toPage'> & Partial<Pick<ListAddress<Search>, 'toPlace'>>
  /** How the server sorts where the address says nothing; null where that is no column's order. */
  sortedBy: ListSort | null
  filters?: ReactNode
  /** Filters with a line of their own below the search. */
  moreFilters?: ReactNode
  /** Where a person can give views of this list a name. */
  saved?: FilteredList | undefined
}

/** A list with its search, filters, order and pages, all of them kept in the address. */
export function SearchedList<Row extends object, Search extends ListSearch>(props: Props<Row, Search>) {
  const { searchLabel, search, address, sortedBy, filters, moreFilters, saved, ...list } = props
  const change = (given: ListSearch) => address.filter(given as Search)
  return (
    <>
      <ListToolbar
        searchLabel={searchLabel}
        search={search.search ?? ''}
        onSearch={(text) => change({ search: text })}
      >
        {filters}
      </ListToolbar>
      {moreFilters}
      {saved && <SavedFilters list={saved} search={search} />}
      <DataList
        {...list}
        sort={sortOf(search, sortedBy)}
        onSort={({ by, order }) => change({ sort: by, order })}
        onPage={address.toPage}
        page={search.page}
        {...(address.toPlace ? { onPlace: address.toPlace } : {})}
      />
    </>
  )
}

function sortOf({ sort, order }: ListSearch, usual: ListSort | null): ListSort | null {
  const by = sort ?? usual?.by
  return by === undefined ? null : { by, order: order ?? usual?.order ?? 'asc' }
}
