import type { ReactNode } from 'react'
import classes from './sticky-bar.module.css'

type Props = {
  /** How things stand, in words; said aloud when it changes. */
  status: ReactNode
  /** What can be done about it. */
  children: ReactNode
}

/** Stays in sight at the lower edge while one scrolls. */
export function StickyBar({ status, children }: Props) {
  return (
    <div className={classes.bar}>
      <span role="status" className={classes.status}>
        {status}
      </span>
      {children}
    </div>
  )
}
