import type { GuestOrder, PricedLine } from '@innkeeper/api/orders/checkout.ts'
import { lineName } from '@innkeeper/domain/orders/line-name.ts'
import styles from './order-page.module.css'
import { useFormats } from './use-formats.ts'

type OrderLinesProps = Pick<GuestOrder, 'lines'> & {
  /** What else is to be said of a line. */
  noteOf?: (line: PricedLine) => string
}

/** What was ordered, with its prices. */
export function OrderLines({ lines, noteOf }: OrderLinesProps) {
  const { money, lineDays } = useFormats()
  return (
    <ul className={styles.ordered}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stay as they are
        <li key={index}>
          <span className={styles.times}>{isByTheHour(line) ? '' : `${line.quantity} ×`}</span>
          <span>
            <Names line={line} />
            {line.days.length > 0 && <small>{lineDays(line)}</small>}
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

function Names({ line }: { line: GuestOrder['lines'][number] }) {
  const { name, product } = lineName(line)
  return (
    <>
      {name}
      {product && <small>{product}</small>}
    </>
  )
}

/** Early check-in and late check-out are one, however many hours are paid for: the time says it. */
function isByTheHour({ kind, time }: PricedLine): boolean {
  return kind === 'part of the stay' && time !== null
}
