import type { UnitKey } from '@innkeeper/domain/units/unit-key.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { NotAvailable } from '../../../platform/not-available.tsx'
import { useProperty } from '../../../platform/property-picture.tsx'
import { useStay } from '../../../platform/stay.tsx'
import { CLOSED_HREF } from '../address.ts'
import { usePageTime } from '../clock/page-time.tsx'
import { StayAway } from '../stay/stay-away.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './pass-details.module.css'
import { type RoomPass, useRoomPass } from './room-pass.ts'
import { useCheckOutTime, useDepartureDay } from './use-departure-words.ts'
import { WifiQr } from './wifi-qr.tsx'

/** The whole pass: everything on it to copy or to scan, and when the room is left. */
export function PassDetails() {
  const { pass } = useRoomPass()
  if (useStay().status === 'away') return <StayAway />
  return pass ? <Details pass={pass} /> : <NotAvailable guestbookHref={CLOSED_HREF} />
}

function Details({ pass }: { pass: RoomPass }) {
  const t = useTexts<GuestbookTranslate>()
  const { name } = useProperty()
  const checkOutTime = useCheckOutTime(pass)
  const day = useDepartureDay(pass.departure)
  const { room, doorCode, key, wifi } = pass
  return (
    <div className={styles.content}>
      <h2 className={styles.title}>{t('pass.title')}</h2>
      <div className={styles.pass}>
        <div className={styles.head}>
          <span className={styles.property}>{name}</span>
          <StayDates pass={pass} />
        </div>
        <dl className={styles.numbers}>
          {room && (
            <div>
              <dt>{t('pass.room')}</dt>
              <dd className={styles.room} data-long={room.length > 5 || undefined} translate="no">
                {room}
              </dd>
            </div>
          )}
          {doorCode && (
            <div>
              <dt>{t('pass.doorCode')}</dt>
              <dd className={styles.code} data-long={doorCode.length > 6 || undefined} translate="no">
                <span>{doorCode}</span>
                <CopyButton text={doorCode} label={t('fact.copy', { label: t('pass.doorCode') })} />
              </dd>
            </div>
          )}
        </dl>
        {key && <Key unitKey={key} />}
        {wifi && (
          <div className={styles.wifi}>
            <div className={styles.qr}>
              <WifiQr wifi={wifi} />
            </div>
            <p className={styles.scan}>{t('pass.scan')}</p>
            <dl className={styles.lines}>
              <Line label={t('pass.network')} value={wifi.name} />
              {wifi.password && <Line label={t('pass.password')} value={wifi.password} />}
            </dl>
          </div>
        )}
      </div>
      <dl className={styles.checkOut}>
        <dt>{t('pass.checkOut')}</dt>
        <dd>{t('pass.checkOutBy', { day, time: checkOutTime })}</dd>
      </dl>
    </div>
  )
}

/** A code is typed, an address opens the key where it lives. */
function Key({ unitKey }: { unitKey: UnitKey }) {
  const t = useTexts<GuestbookTranslate>()
  return unitKey.kind === 'link' ? (
    <p className={styles.key}>
      <a href={unitKey.href} target="_blank" rel="noopener noreferrer">
        {t('pass.openKey')}
      </a>
    </p>
  ) : (
    <dl className={styles.key}>
      <Line label={t('pass.key')} value={unitKey.code} />
    </dl>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  const t = useTexts<GuestbookTranslate>()
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <span translate="no">{value}</span>
        <CopyButton text={value} label={t('fact.copy', { label })} />
      </dd>
    </div>
  )
}

/** Whose it is, and from when to when. */
function StayDates({ pass: { guest, arrival, departure } }: { pass: RoomPass }) {
  const locale = intlLocaleFor(usePageTime().language)
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dates = format.formatRange(Date.parse(arrival), Date.parse(departure))
  return (
    <span className={styles.guest} title={formatLongDateOnly(departure, locale)}>
      {guest}, {dates}
    </span>
  )
}
