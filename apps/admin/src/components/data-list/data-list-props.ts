import type { ReactNode } from 'react'
import type { ListColumns, ListSort } from './list-table.ts'

/** One page of what the server found. */
export type ListPage<Row> = { items: Row[]; total: number; page: number; pageSize: number }

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
  empty: ReactNode
}
