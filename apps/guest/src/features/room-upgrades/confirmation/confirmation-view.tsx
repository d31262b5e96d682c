import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { RequestMark } from '../request-mark.tsx'
import { useUpgradeFormats, useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './confirmation.module.css'
import { requestSentence, requestText } from './request-sentence.ts'
import type { ShownRequest } from './shown-request.ts'

type ConfirmationViewProps = {
  request: ShownRequest
  /** On the door of the stay's room, once it has moved. */
  unit: string | null
  firstName: string | null
  /** Of the room that was asked for. */
  picture: BoxPicture | null
  /** What the guest can do, and that the page leaves by itself. */
  actions: ReactNode
}

/** What was asked for and what becomes of it, as one would say it. */
export function ConfirmationView({ request, unit, firstName, picture, actions }: ConfirmationViewProps) {
  const t = useUpgradeTexts()
  const { money } = useUpgradeFormats()
  const { standing, title, total, nights, number, isPreview } = request
  const text = requestText(request, { t, money, isKnown: firstName !== null })
  const isOpen = standing === 'sent' || standing === 'confirmed'
  const Icon = standing === 'confirmed' ? IconCheck : isOpen ? IconClock : IconX
  return (
    <div className={styles.confirmation}>
      {picture && (
        <div className={styles.photo}>
          <PropertyPicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 720px) 640px, 100vw"
            isFirst
          />
        </div>
      )}
      <div className={styles.sheet}>
        <span className={styles.seal} data-standing={standing} aria-hidden="true">
          <Icon size={30} stroke={2} />
        </span>
        {/* The answer arrives while the page is open: it is said when it does. */}
        <div role="status" data-standing={standing} className={styles.said}>
          <h1>{requestSentence(request, { t, unit, firstName })}</h1>
          {text && <p>{text}</p>}
        </div>
        <section className={styles.card} aria-label={t('upgrade.number', { number })}>
          <div className={styles.line}>
            <p>
              <b dir="auto">{title}</b>
              {nights !== null && <span>{t('upgrade.nights', { count: nights })}</span>}
            </p>
            {isOpen && <RequestMark standing={standing} />}
          </div>
          {/* Of a stay that is not found yet the nights are not known, and so neither is what it comes to. */}
          {total > 0 && nights !== null && (
            <p className={styles.bill}>
              <span>{t(BILL[standing])}</span>
              <b>{money(total)}</b>
            </p>
          )}
          <p className={styles.quiet}>{isPreview ? t('upgrade.preview') : t('upgrade.number', { number })}</p>
        </section>
        {actions}
      </div>
    </div>
  )
}

const BILL = {
  sent: 'upgrade.billIfYes',
  confirmed: 'upgrade.bill',
  declined: 'upgrade.billWas',
  cancelled: 'upgrade.billWas',
  'house cancelled': 'upgrade.billWas',
  closed: 'upgrade.billWas',
} as const satisfies Record<ShownRequest['standing'], string>
