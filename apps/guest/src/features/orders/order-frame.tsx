import type { ClientData } from '@innkeeper/api/properties.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import '../../platform/arrive-from-side.css'
import { returnPath } from './api.ts'
import styles from './order-page.module.css'
import { useOrderTexts } from './use-formats.ts'

type OrderFrameProps = {
  property: ClientData
  isWide: boolean
  /** The choice of languages. */
  languages: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** What stands around every page of an order: the property, the way back, the languages. */
export function OrderFrame({ property, isWide, languages, footer, children }: OrderFrameProps) {
  const t = useOrderTexts()
  const back = returnPath(property.propertyId)
  return (
    <div className={classNames(styles.page, isWide && styles.wide)}>
      <header className={styles.bar}>
        <a className={styles.back} href={back} aria-label={t('action.toGuestbook')}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
        </a>
        <span className={styles.name}>{property.name}</span>
        {languages}
      </header>
      <main className={styles.column}>
        {children}
        <noscript>
          <ButtonLink href={back}>{t('action.toGuestbook')}</ButtonLink>
        </noscript>
      </main>
      <div className={styles.foot}>{footer}</div>
    </div>
  )
}
