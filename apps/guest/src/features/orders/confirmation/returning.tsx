import { CONFIRMATION_COUNTDOWN_SECONDS } from '@innkeeper/domain/orders/constants.ts'
import { useEffect, useState } from 'react'
import { returnPath } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import styles from './confirmation.module.css'
import { SIGNS_OF_READING, startCountdown } from './countdown.ts'

/** The way back to the guestbook by itself, for whoever does nothing; any touch stops it. */
export function Returning() {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const [left, setLeft] = useState<number | null>(CONFIRMATION_COUNTDOWN_SECONDS)
  const isOver = left === null

  useEffect(() => {
    if (isOver) return
    const stop = () => setLeft(null)
    const stopCounting = startCountdown(Date.now() + CONFIRMATION_COUNTDOWN_SECONDS * 1000, {
      second: setLeft,
      // Nobody is taken away from a question.
      end: () => (document.querySelector('dialog[open]') ? stop() : location.replace(returnPath(hotel))),
    })
    for (const sign of SIGNS_OF_READING) addEventListener(sign, stop, { passive: true })
    return () => {
      stopCounting()
      for (const sign of SIGNS_OF_READING) removeEventListener(sign, stop)
    }
  }, [isOver, hotel])

  if (left === null) return null
  return (
    <div className={styles.returning}>
      {/* Said once: a voice that counts would talk over everything else. */}
      <p role="status" className={styles.heard}>
        {t('order.returning', { seconds: CONFIRMATION_COUNTDOWN_SECONDS })}
      </p>
      <span aria-hidden="true">{t('order.returning', { seconds: left })}</span>
      <button type="button" onClick={() => setLeft(null)}>
        {t('order.stay')}
      </button>
    </div>
  )
}
