import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { isSoldOut } from '@innkeeper/domain/orders/sold-out.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { useOrdering } from '../ordering.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import { hoursNow, soldOutUntilOf } from './hours.ts'
import styles from './products.module.css'

/** Fewer than this are worth a word. */
const FEW = 5

/** What to know before opening it: how many are left, and from when it can be had. */
export function ProductNotes({ product, now }: { product: GuestProduct; now: number | null }) {
  const t = useOrderTexts()
  const { left } = product
  const hours = useHoursWords(product, now)
  const isSoldOutToday = now !== null && isSoldOut(soldOutUntilOf(product), now)
  return (
    <span className={styles.notes}>
      {isSoldOutToday && <strong>{t('order.soldOutToday')}</strong>}
      {left !== null && left < FEW && <strong>{t('order.left', { count: left })}</strong>}
      {hours && <span>{hours}</span>}
    </span>
  )
}

/** Weekdays begin with a small letter in most languages, a note does not. */
function asSentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function useHoursWords(product: GuestProduct, now: number | null): string | null {
  const t = useOrderTexts()
  const { weekday } = useFormats()
  const { timeZone } = useOrdering()
  // A part of the stay has no hours of its own, and the hours of today are not for whoever comes later.
  if (now === null || product.kind === 'part of the stay') return null
  const hours = hoursNow(product, now, timeZone)
  switch (hours.kind) {
    case 'always':
      return null
    case 'open':
      return t('order.hoursToday', { from: hours.from, to: hours.to })
    case 'never':
      return t('order.notToday')
    case 'from': {
      const { time, days } = hours
      if (days === 0) return t('order.from', { time })
      if (days === 1) return t('order.fromTomorrow', { time })
      return asSentence(t('order.fromDay', { day: weekday(now + days * DAY_MS), time }))
    }
  }
}
