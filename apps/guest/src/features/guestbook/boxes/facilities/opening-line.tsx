import type { OpeningHours } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import styles from './opening-line.module.css'
import { isOpen, useOpeningHours, useStateWords } from './use-opening-hours.ts'

/** "Open now, until 21:00": the words say it all, the dot only helps to find it. */
export function OpeningLine({ week }: { week: OpeningHours }) {
  const { state } = useOpeningHours(week)
  const words = useStateWords()(state)
  return (
    words && (
      <p className={styles.line} data-open={isOpen(state)}>
        {words}
      </p>
    )
  )
}
