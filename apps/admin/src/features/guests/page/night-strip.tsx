import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './guest-page.module.css'
import { useDays } from './use-days.ts'

type Props = { guest: Pick<GuestPage, 'nights' | 'departure' | 'arrival' | 'times'> }

/** The nights with the room of each, tonight strongest, and the morning of departure. */
export function NightStrip({ guest: { nights, arrival, departure, times } }: Props) {
  const t = useT()
  const { today, night, clock } = useDays()
  const when = (date: string) => {
    if (date === today) return 'tonight'
    return date < today ? 'past' : 'coming'
  }
  return (
    <ol className={classes.nights} aria-label={t('guest.nights')}>
      {nights.map(({ date, unit }) => (
        <li key={date} className={classes.night} data-when={when(date)}>
          <span>{night(date)}</span>
          <span className={unit ? classes.nightUnit : classes.noUnit}>{unit ?? t('guests.noUnit')}</span>
        </li>
      ))}
      {departure > arrival && (
        <li className={classes.lastMorning}>
          <span>{night(departure)}</span>
          <span>{t('guest.outBy', { time: clock(times.checkOut) })}</span>
        </li>
      )}
    </ol>
  )
}
