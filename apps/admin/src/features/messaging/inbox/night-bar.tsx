import { addDays, dayOfIsoDate } from '@innkeeper/domain/time.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './guest-aside.module.css'
import { useThreadDays } from './use-thread-days.ts'

/** A long stay is told in words: its nights are too narrow to draw. */
const NIGHTS_DRAWN = 14

/** The nights of a stay, tonight marked. */
export function NightBar({ arrival, departure }: { arrival: string; departure: string }) {
  const t = useT()
  const { today, day } = useThreadDays()
  const total = dayOfIsoDate(departure) - dayOfIsoDate(arrival)
  const nights = Array.from({ length: total <= NIGHTS_DRAWN ? total : 0 }, (_, night) =>
    addDays(arrival, night),
  )
  const isHere = arrival <= today && today < departure
  const when = (date: string) => {
    if (date === today) return 'tonight'
    return date < today ? 'past' : 'coming'
  }
  return (
    <div className={classes.stay}>
      <div className={classes.nights} aria-hidden>
        {nights.map((date) => (
          <span key={date} data-when={when(date)} />
        ))}
      </div>
      <div className={classes.ends}>
        <span>{day(arrival)}</span>
        {isHere && (
          <span className={classes.tonight}>
            {t('inbox.guest.night', { night: dayOfIsoDate(today) - dayOfIsoDate(arrival) + 1, total })}
          </span>
        )}
        <span>{day(departure)}</span>
      </div>
    </div>
  )
}
