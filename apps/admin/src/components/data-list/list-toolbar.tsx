import type { ReactNode } from 'react'
import classes from './data-list.module.css'
import { ListSearch } from './list-search.tsx'

type Props = { searchLabel: string; search: string; onSearch: (search: string) => void; children?: ReactNode }

/** Search first, then the list's filters. */
export function ListToolbar({ searchLabel, search, onSearch, children }: Props) {
  return (
    <div className={classes.toolbar}>
      <ListSearch label={searchLabel} value={search} onSearch={onSearch} />
      {children && <div className={classes.filter}>{children}</div>}
    </div>
  )
}
