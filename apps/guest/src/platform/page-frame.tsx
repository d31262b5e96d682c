import { classNames } from '@innkeeper/ui/class-names.ts'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import './arrive-from-side.css'
import styles from './page-frame.module.css'
import { useProperty } from './property-picture.tsx'

type PageFrameProps = {
  /** Where the arrow leads, and what it says. */
  back: { href: string; label: string }
  isWide?: boolean
  /** The choice of languages. */
  languages: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** What stands around a page where something is ordered: the way back, the house, the languages. */
export function PageFrame({ back, isWide = false, languages, footer, children }: PageFrameProps) {
  return (
    <div className={classNames(styles.page, isWide && styles.wide)}>
      <header className={styles.bar}>
        <a className={styles.back} href={back.href} aria-label={back.label}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
        </a>
        <span className={styles.name} dir="auto">
          {useProperty().name}
        </span>
        {languages}
      </header>
      <main className={styles.column}>{children}</main>
      <div className={styles.foot}>{footer}</div>
    </div>
  )
}
