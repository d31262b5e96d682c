import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react'
import classes from './data-list.module.css'
import type { DataListProps } from './data-list-props.ts'
import { useListTable } from './list-table.ts'
import { moveBetweenRows } from './row-keys.ts'

const SORT_ICONS = { asc: IconChevronUp, desc: IconChevronDown, none: IconSelector }
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

type Props<Row extends object> = DataListProps<Row> & { rows: Row[] }

export function RowTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  mark,
  sort,
  onSort,
}: Props<Row>) {
  const table = useListTable({ columns, rows, rowId, sort, onSort })
  return (
    <div className={`${classes.box} ${classes.wide}`}>
      <table className={classes.table} aria-label={label} onKeyDown={moveBetweenRows}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const { column } = header
                if (!column.getCanSort()) {
                  return (
                    <th key={header.id} scope="col">
                      <table.FlexRender header={header} />
                    </th>
                  )
                }
                const sorted = column.getIsSorted()
                const SortIcon = SORT_ICONS[sorted || 'none']
                return (
                  <th key={header.id} scope="col" aria-sort={sorted ? ARIA_SORT[sorted] : undefined}>
                    <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
                      <table.FlexRender header={header} />
                      <SortIcon size={14} stroke={2} aria-hidden data-active={sorted !== false} />
                    </button>
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={classes.row} data-mark={mark?.(row.original)}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
