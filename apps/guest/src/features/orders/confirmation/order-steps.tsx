import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './steps.module.css'
import { stepsOf } from './steps.ts'

/** How far the order is; only the step that lives moves. */
export function OrderSteps({ order }: { order: GuestOrder }) {
  const t = useOrderTexts()
  const { shortMoment } = useFormats()
  const [now] = useState(Date.now)
  const steps = stepsOf(order, now)
  if (steps.length === 0) return null
  return (
    <ol className={styles.steps}>
      {steps.map(({ words, at, state }) => (
        <li key={words} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' && <IconCheck size={14} stroke={2.5} />}
            {state === 'ended' && <IconX size={14} stroke={2.5} />}
          </span>
          <span>{t(words)}</span>
          {at && <time dateTime={at}>{shortMoment(Date.parse(at))}</time>}
        </li>
      ))}
    </ol>
  )
}
