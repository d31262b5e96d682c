import type { PrivacyStay } from '@innkeeper/api/privacy.ts'
import type { BookingState } from '@innkeeper/domain/guests/schema.ts'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { formatDateOnly } from '../../platform/own-formats.ts'
import { useT } from '../../platform/texts.ts'
import classes from './privacy.module.css'

const TONES: Record<BookingState, StateTone> = { precheckin: 'wait', checkin: 'good', checkout: 'quiet' }

/** Who, how they are reached, and when they stay. */
export function StayLine({ stay }: { stay: PrivacyStay }) {
  const t = useT()
  const reached = [stay.email, stay.phone].filter((one) => one !== null)
  return (
    <span className={classes.stay}>
      <span className={classes.who}>
        <span className={classes.name}>{stay.name || t('privacy.guest.noName')}</span>
        {reached.length > 0 && (
          <span className={classes.note}>
            {reached.map((one) => (
              <span key={one} className={classes.reached}>
                {one}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className={classes.when}>
        <span>
          {t('privacy.guest.nights', {
            from: formatDateOnly(stay.arrival),
            to: formatDateOnly(stay.departure),
          })}
        </span>
        <span className={classes.note}>
          {stay.unit === null
            ? t('privacy.guest.number', { number: stay.bookingNumber })
            : t('privacy.guest.numberAndRoom', { number: stay.bookingNumber, room: stay.unit })}
        </span>
      </span>
      <StateBadge tone={TONES[stay.state]}>{t(`guests.state.${stay.state}`)}</StateBadge>
    </span>
  )
}
