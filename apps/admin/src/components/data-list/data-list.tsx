import { useMediaQuery } from '@mantine/hooks'
import { LoadError } from '../states/load-error.tsx'
import { CardList } from './card-list.tsx'
import { CursorPages } from './cursor-pages.tsx'
import classes from './data-list.module.css'
import type { DataListProps } from './data-list-props.ts'
import { ListPages } from './list-pages.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { RowTable } from './row-table.tsx'

/** Below this a row of columns no longer fits and becomes a card, unless a list says otherwise. */
const PHONE_PX = 700

/**
 * The pattern of every list: skeleton in the final shape, error with another try, empty state, rows on a desk,
 * cards on a phone, pages. Search and filters stand above it in a ListToolbar and live in the address.
 */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const narrow = `(max-width: ${props.cardsBelow ?? PHONE_PX}px)`
  const isPhone = useMediaQuery(narrow, false, { getInitialValueInEffect: false })
  const { data, error, isPlaceholderData, refetch } = props.result
  if (!data && error) {
    return (
      <div className={classes.box}>
        <LoadError error={error} onRetry={refetch} />
      </div>
    )
  }
  if (!data) return <ListSkeleton isPhone={isPhone} columns={props.columns.length} />
  const isCounted = 'total' in data
  if (isCounted ? data.total === 0 : data.items.length === 0)
    return <div className={classes.box}>{props.empty}</div>
  return (
    <div className={classes.list} aria-busy={isPlaceholderData}>
      {isPhone ? <CardList {...props} rows={data.items} /> : <RowTable {...props} rows={data.items} />}
      {isCounted ? (
        <ListPages page={data.page} pageSize={data.pageSize} total={data.total} onPage={props.onPage} />
      ) : (
        <CursorPages data={data} page={props.page ?? 1} onPlace={props.onPlace} />
      )}
    </div>
  )
}
