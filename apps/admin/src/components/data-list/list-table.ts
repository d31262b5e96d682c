import {
  createColumnHelper,
  rowSortingFeature,
  type SortingState,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'

/** What every list can do; the server sorts and pages, so no row model is loaded. */
const features = tableFeatures({ rowSortingFeature })

export type ListColumns<Row extends object> = TableOptions<typeof features, Row>['columns']

/** Makes the columns of a list; a column's id is the name the server sorts by. */
export function listColumns<Row extends object>() {
  return createColumnHelper<typeof features, Row>()
}

export type ListSort = { by: string; order: 'asc' | 'desc' }

type Settings<Row extends object> = {
  columns: ListColumns<Row>
  rows: Row[]
  rowId: (row: Row) => string
  sort: ListSort | null
  onSort: (sort: ListSort) => void
}

export function useListTable<Row extends object>({ columns, rows, rowId, sort, onSort }: Settings<Row>) {
  const sorting: SortingState = sort ? [{ id: sort.by, desc: sort.order === 'desc' }] : []
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update
      if (next) onSort({ by: next.id, order: next.desc ? 'desc' : 'asc' })
    },
  })
}
