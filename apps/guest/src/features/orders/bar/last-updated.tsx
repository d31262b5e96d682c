import { useState } from 'react'
import { ageWords } from '../../../platform/age-words.ts'
import { savedAt } from '../../../platform/saved-copy.ts'
import { useOrdering } from '../ordering.tsx'
import { ordersKnownAt } from '../orders-known.ts'
import { useOrderTexts } from '../use-formats.ts'
import styles from './orders.module.css'
import type { ShownOrder } from './shown-orders.ts'

/** How old what is shown of the orders is, where nobody can be asked. */
export function LastUpdated({ orders }: { orders: readonly ShownOrder[] }) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const [now] = useState(Date.now)
  // Kept along with the page at least; an order sent a moment ago is known since then.
  const moments = [
    ordersKnownAt(hotel).read() ?? savedAt() ?? 0,
    ...orders.map(({ own }) => own?.sentAt ?? 0),
  ]
  const knownAt = Math.max(...moments)
  if (knownAt === 0) return null
  return <p className={styles.lastUpdated}>{t('order.lastUpdated', { age: ageWords(knownAt, now) })}</p>
}
