import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import classes from './page-tabs.module.css'

/** Pages that belong together, as tabs above each of them. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** A link that looks like a tab; the one of the page at hand is marked. */
export const PageTab = createLink((props: ComponentProps<'a'>) => <a {...props} className={classes.tab} />)
