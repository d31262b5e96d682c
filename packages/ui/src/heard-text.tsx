import type { ReactNode } from 'react'
import styles from './heard-text.module.css'

/** Words for those who hear the page; others see what they say. */
export function HeardText({ children }: { children: ReactNode }) {
  return <span className={styles.heard}>{children}</span>
}
