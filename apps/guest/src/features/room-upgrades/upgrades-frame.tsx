import { classNames } from '@innkeeper/ui/class-names.ts'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import type { ReactNode } from 'react'
import '../../platform/arrive-from-side.css'
import { useProperty } from '../../platform/property-picture.tsx'
import styles from './upgrades-frame.module.css'
import { useUpgradeTexts } from './upgrades-place.tsx'

type UpgradesFrameProps = {
  /** Where the way back leads: to the page before, or home to the guestbook. */
  back: { href: string; isHome: boolean }
  /** The choice of languages. */
  languages: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** What stands around every page of other rooms: the way back, whose they are, the languages. */
export function UpgradesFrame({ back, languages, footer, children }: UpgradesFrameProps) {
  const t = useUpgradeTexts()
  const { name } = useProperty()
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a
          className={styles.back}
          href={back.href}
          aria-label={t(back.isHome ? 'action.toGuestbook' : 'action.back')}
        >
          <IconChevronLeft size={22} stroke={1.9} aria-hidden="true" />
        </a>
        <span className={styles.name}>{name}</span>
        {languages}
      </header>
      <main className={styles.column}>{children}</main>
      <div className={classNames(styles.column, styles.foot)}>{footer}</div>
    </div>
  )
}
