import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import styles from './payment.module.css'
import type { PaymentChoice } from './payment-choices.ts'
import { METHOD_NAMES } from './payment-words.ts'

/** A small mark of our own hand: names as plain words, nobody's drawing and nobody else's server. */
export function PaymentMark({
  choice: { service, method },
  room,
}: {
  choice: PaymentChoice
  room: string | null
}) {
  if (service === 'Put on bill') {
    return (
      <span className={styles.mark} data-mark="bill" aria-hidden="true">
        {room ?? <BillLines />}
      </span>
    )
  }
  if (service === 'Pay on delivery') {
    return (
      <span className={styles.mark} data-mark="hand" aria-hidden="true">
        <IconCoins size={18} stroke={1.75} />
      </span>
    )
  }
  return (
    <span className={styles.mark} data-mark={method ?? 'card'} aria-hidden="true">
      {method ? METHOD_NAMES[method] : <CardStripe />}
    </span>
  )
}

function CardStripe() {
  return (
    <svg viewBox="0 0 26 18" width="26" height="18" aria-hidden="true">
      <rect x="1" y="1" width="24" height="16" rx="3" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M1 6.5h24" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  )
}

function BillLines() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path
        d="M3 4.5h12M3 9h12M3 13.5h7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
