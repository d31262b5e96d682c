import type { ClientData } from '@innkeeper/api/properties.ts'
import { callHref, mailHref } from '@innkeeper/domain/links.ts'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import styles from './hotel-contact.module.css'

/** How to reach the people behind the page. */
export function HotelContact({ contact: { phone, email } }: { contact: ClientData['contact'] }) {
  if (!phone && !email) return null
  return (
    <ul className={styles.contact}>
      {phone && (
        <li>
          <a href={callHref(phone)}>
            <IconPhone size={20} stroke={1.75} aria-hidden="true" />
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={mailHref(email)}>
            <IconMail size={20} stroke={1.75} aria-hidden="true" />
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}
