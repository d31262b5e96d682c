import type { ReactNode } from 'react'
import '../../platform/arrive-from-side.css'
import { useProperty } from '../../platform/property-picture.tsx'
import styles from './registration-frame.module.css'

type RegistrationFrameProps = {
  /** The choice of languages. */
  languages: ReactNode
  /** The way out, once there is something to leave. */
  cancel?: ReactNode
  children: ReactNode
}

/** What stands around the form: whose it is. Nothing here leads away from it. */
export function RegistrationFrame({ languages, cancel, children }: RegistrationFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.name}>{useProperty().name}</span>
        {languages}
        {cancel}
      </header>
      <main className={styles.column}>{children}</main>
    </div>
  )
}
