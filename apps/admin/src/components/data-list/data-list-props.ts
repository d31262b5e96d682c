import type { ReactNode } from 'react'
import type { ListColumns, ListSort } from './list-table.ts'

/** One page of what the server found and counted. */
export type CountedPage<Row> = { items: Row[]; total: number; page: number; pageSize: number }
/** One page of a list that is too long to be counted: it knows where the next one begins. */
export type CursorPage<Row> = { items: Row[]; next: string | null; previous: string | null }
export type ListPage<Row> = CountedPage<Row> | CursorPage<Row>

/** Where a page of a list without a count begins or ends, and which page that is as one turned them. */
export type ListPlace = { after?: string | undefined; before?: string | undefined; page: number }

/** A list's query, as far as the list cares. */
export type ListResult<Row> = {
  data: ListPage<Row> | undefined
  error: unknown
  isPlaceholderData: boolean
  refetch: () => void
}

export type RowMark = 'new' | 'selected'

export type DataListProps<Row extends object> = {
  /** What the list holds, for those who cannot see it. */
  label: string
  result: ListResult<Row>
  columns: ListColumns<Row>
  rowId: (row: Row) => string
  /** The same row on a phone. */
  card: (row: Row) => ReactNode
  /** Rows that stand out: `new` came while the list was on screen. */
  mark?: (row: Row) => RowMark | undefined
  /** Rows become cards on screens narrower than this many pixels; on a phone unless told otherwise. */
  cardsBelow?: number
  sort: ListSort | null
  onSort: (sort: ListSort) => void
  onPage: (page: number) => void
  /** For lists without a count. */
  onPlace?: (place: ListPlace) => void
  /** Which page of a list without a count is shown. */
  page?: number | undefined
  empty: ReactNode
}
