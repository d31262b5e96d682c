import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useToasts } from '@innkeeper/ui/toasts.tsx'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState, useSyncExternalStore } from 'react'
import { confirmationPath } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { recentOrders, type SentOrder, sentOrdersOf, withoutOrder } from '../sent-orders.ts'
import { useOrderTexts } from '../use-formats.ts'
import styles from './bar.module.css'
import { useFollowedOrders } from './use-followed-orders.ts'

const NONE: readonly SentOrder[] = []

const STANDINGS = {
  sent: { Icon: IconClock, text: 'order.standing.sent' },
  confirmed: { Icon: IconCircleCheck, text: 'order.standing.confirmed' },
  declined: { Icon: IconCircleX, text: 'order.standing.declined' },
  'awaiting payment': { Icon: IconClock, text: 'order.standing.awaiting' },
} as const

/** What became of the orders sent from this device, live; and a word when one is answered. */
export function OpenOrders() {
  const t = useOrderTexts()
  const toasts = useToasts()
  const { hotel } = useOrdering()
  const kept = sentOrdersOf(hotel)
  const all = useSyncExternalStore(kept.subscribe, kept.read, () => NONE)
  const [now] = useState(Date.now)
  const orders = recentOrders(all, now)
  useFollowedOrders(orders, ({ orderId, number, standing }) => {
    if (standing === 'sent') return
    const text = standing === 'confirmed' ? 'order.isConfirmed' : 'order.isDeclined'
    const show = () => location.assign(confirmationPath(hotel, orderId))
    toasts.show(t(text, { number }), { label: t('order.show'), run: show })
  })
  if (orders.length === 0) return null
  return (
    <section aria-label={t('order.mine')}>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <Order
            key={order.orderId}
            order={order}
            href={confirmationPath(hotel, order.orderId)}
            onHide={() => kept.write(withoutOrder(kept.read(), order.orderId))}
          />
        ))}
      </ul>
    </section>
  )
}

type OrderProps = { order: SentOrder; href: string; onHide: () => void }

function Order({ order: { number, stage, standing }, href, onHide }: OrderProps) {
  const t = useOrderTexts()
  const { Icon, text } = STANDINGS[stage === 'awaiting payment' ? stage : standing]
  const isAnswered = stage === 'placed' && standing !== 'sent'
  return (
    <li className={styles.order} data-standing={standing}>
      <a href={href}>
        <Icon size={24} stroke={1.75} aria-hidden="true" />
        <strong>{t('order.named', { number })}</strong>
        <HeardText>, </HeardText>
        <small>{t(text)}</small>
        {!isAnswered && <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
      </a>
      {isAnswered && (
        <button
          type="button"
          className={styles.hide}
          aria-label={t('order.hide', { number })}
          onClick={onHide}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
