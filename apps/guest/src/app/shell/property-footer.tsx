import type { ClientData } from '@innkeeper/api/properties.ts'
import { callHref, mailHref } from '@innkeeper/domain/links.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { NewVersionLine } from '../../platform/newer-version.tsx'
import { useStay } from '../../platform/stay.tsx'
import styles from './property-footer.module.css'

const PRODUCT = 'Innkeeper'

type StayTimes = { checkInTime: string | null; checkOutTime: string | null }

type PropertyFooterProps = {
  clientData: ClientData
  /** Times of the stay that the page came with. */
  stay?: StayTimes | null
  children?: ReactNode
}

/** Who to reach, when to come and go, and what the property's policies say. */
export function PropertyFooter({ clientData, stay = null, children }: PropertyFooterProps) {
  const t = useTexts<GuestTranslate>()
  const { name, contact, policyLinks } = clientData
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{name}</p>
      {contact.address && <p>{contact.address}</p>}
      <Times house={clientData} stay={stay} />
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

/** The stay's own times, as the page came with them or as the browser knows them by now; else the house's. */
function Times({ house, stay }: { house: ClientData; stay: StayTimes | null }) {
  const t = useTexts<GuestTranslate>()
  const { times: known } = useStay()
  const own = known ?? stay
  const checkIn = own?.checkInTime ?? house.checkInTime
  const checkOut = own?.checkOutTime ?? house.checkOutTime
  return (
    <p>
      {t('stay.checkInFrom', { time: checkIn })} · {t('stay.checkOutBy', { time: checkOut })}
    </p>
  )
}
