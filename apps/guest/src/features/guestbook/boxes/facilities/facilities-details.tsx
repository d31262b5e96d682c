import type { Box } from '@innkeeper/api/guestbook.ts'
import type { Facilities } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useId } from 'react'
import { usePageTime } from '../../clock/page-time.tsx'
import { BoxDetails } from '../details/box-details.tsx'
import styles from './facilities-details.module.css'
import { OpeningLine } from './opening-line.tsx'
import { useHoursWords, useOpeningHours, weekdayName } from './use-opening-hours.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** What a facility is, and when it is open. */
export function FacilitiesDetails({ box }: { box: Box }) {
  const { facilities } = box.options
  return <BoxDetails box={box}>{facilities && <Times facilities={facilities} />}</BoxDetails>
}

function Times({ facilities: { week, checkIn, checkOut } }: { facilities: Facilities }) {
  const t = useTexts<GuestTranslate>()
  return (
    <>
      <Hours week={week} />
      {(checkIn || checkOut) && (
        <p className={styles.stay}>
          {checkIn && <span>{t('stay.checkInFrom', { time: checkIn })}</span>}
          {checkOut && <span>{t('stay.checkOutBy', { time: checkOut })}</span>}
        </p>
      )}
    </>
  )
}

function Hours({ week }: Pick<Facilities, 'week'>) {
  const t = useTexts<GuestTranslate>()
  const { language } = usePageTime()
  const { state, weekday: today } = useOpeningHours(week)
  const hoursOn = useHoursWords(week)
  const titleId = useId()
  if (state.kind === 'unknown') return null
  return (
    <section className={styles.hours} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('hours.title')}
      </h3>
      <p className={styles.today}>
        {week[today - 1]?.length ? t('hours.today', { hours: hoursOn(today) }) : t('hours.closedToday')}
      </p>
      <OpeningLine week={week} />
      <ul className={styles.week}>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday} aria-current={weekday === today ? 'date' : undefined}>
            <span className={styles.day}>{weekdayName(weekday, language)}</span>
            <span className={styles.clock}>{hoursOn(weekday)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
