import type { ComponentProps } from 'react'
import classes from './row-list.module.css'

const joined = (own: string | undefined, given: string | undefined) => (given ? `${own} ${given}` : own)

/** Rows of a flush box, with a line between two. */
export function RowList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={joined(classes.list, className)} />
}

export function ListRow({ className, ...props }: ComponentProps<'li'>) {
  return <li {...props} className={joined(classes.row, className)} />
}

/** For a link below the rows that leads to all of them. */
export const ALL_ROWS_LINK = classes.all
