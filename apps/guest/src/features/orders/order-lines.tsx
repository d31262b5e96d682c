import type { GuestOrder, PricedLine } from '@innkeeper/api/orders/checkout.ts'
import styles from './order-page.module.css'
import { useFormats } from './use-formats.ts'

type OrderLinesProps = Pick<GuestOrder, 'lines'> & {
  /** What else is to be said of a line. */
  noteOf?: (line: PricedLine) => string
}

/** What was ordered, with its prices. */
export function OrderLines({ lines, noteOf }: OrderLinesProps) {
  const { money } = useFormats()
  return (
    <ul className={styles.ordered}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stay as they are
        <li key={index}>
          <span className={styles.times}>{line.quantity} ×</span>
          <span>
            {line.title}
            {line.details.length > 0 && <small>{line.details.join(', ')}</small>}
            {line.comment && <small>“{line.comment}”</small>}
            {noteOf && <small>{noteOf(line)}</small>}
          </span>
          <span className={styles.amount}>{money(line.total)}</span>
        </li>
      ))}
    </ul>
  )
}
