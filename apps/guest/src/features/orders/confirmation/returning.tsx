import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { CONFIRMATION_COUNTDOWN_SECONDS } from '@innkeeper/domain/orders/constants.ts'
import { useEffect, useState } from 'react'
import { returnPath } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import styles from './confirmation.module.css'
import { isJustSent, SIGNS_OF_READING, startCountdown } from './countdown.ts'
import { returnsOf } from './seen-returns.ts'

/**
 * The way back to the guestbook by itself, for whoever does nothing with what they have just sent; any touch stops it.
 * Once for every order: whoever loads the page again has come to read it.
 */
export function Returning({
  order: { watchId, placedAt },
}: {
  order: Pick<GuestOrder, 'watchId' | 'placedAt'>
}) {
  const { hotel } = useOrdering()
  const [isDue] = useState(() => isJustSent(placedAt, Date.now()) && !returnsOf(hotel).wasSeen(watchId))
  useEffect(() => {
    if (isDue) returnsOf(hotel).see(watchId)
  }, [isDue, hotel, watchId])
  return isDue && <Counting />
}

function Counting() {
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
