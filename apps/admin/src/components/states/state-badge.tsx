import type { ReactNode } from 'react'
import classes from './state-badge.module.css'

export type StateTone = 'good' | 'wait' | 'notice' | 'quiet'

/** A state in a word; the colour only underlines it. */
export function StateBadge({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
