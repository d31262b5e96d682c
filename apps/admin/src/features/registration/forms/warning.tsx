import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './warning.module.css'

/** What somebody should look at, in one line. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={classes.warning}>
      <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
