import { IconAlertTriangle, IconLanguage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './editor.module.css'

const SIGNS = { problem: IconAlertTriangle, translation: IconLanguage } as const

/** What somebody should look at, in one line. */
export function Note({ about, children }: { about: keyof typeof SIGNS; children: ReactNode }) {
  const Sign = SIGNS[about]
  return (
    <p className={classes.note} data-about={about}>
      <Sign size={15} stroke={1.7} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
