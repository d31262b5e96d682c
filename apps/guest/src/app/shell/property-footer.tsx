import type { ClientData } from '@innkeeper/api/properties.ts'
import { callHref, mailHref } from '@innkeeper/domain/links.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { NewVersionLine } from '../../platform/newer-version.tsx'
import styles from './property-footer.module.css'

const PRODUCT = 'Innkeeper'

/** Who to reach, when to come and go, and what the property's policies say. */
export function PropertyFooter({ clientData, children }: { clientData: ClientData; children?: ReactNode }) {
  const t = useTexts<GuestTranslate>()
  const { name, contact, policyLinks, checkInTime, checkOutTime } = clientData
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{name}</p>
      {contact.address && <p>{contact.address}</p>}
      <p>
        {t('stay.checkInFrom', { time: checkInTime })} · {t('stay.checkOutBy', { time: checkOutTime })}
      </p>
      <ul className={styles.links}>
        {contact.phone && (
          <li>
            <a href={callHref(contact.phone)}>{contact.phone}</a>
          </li>
        )}
        {contact.email && (
          <li>
            <a href={mailHref(contact.email)}>{contact.email}</a>
          </li>
        )}
        {policyLinks.privacy && (
          <li>
            <a href={policyLinks.privacy}>{t('footer.privacy')}</a>
          </li>
        )}
        {policyLinks.terms && (
          <li>
            <a href={policyLinks.terms}>{t('footer.terms')}</a>
          </li>
        )}
      </ul>
      {children}
      <NewVersionLine />
      <p className={styles.product}>{t('footer.poweredBy', { product: PRODUCT })}</p>
    </footer>
  )
}
