import type { StayOrder } from '@innkeeper/api/orders/checkout.ts'
import type { Store, StoreDeal } from '@innkeeper/api/upselling/store.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { ReactNode } from 'react'
import { useWhenWords } from '../line-words.ts'
import { type Bought, boughtOf } from '../rules/bought.ts'
import { stayTimeOfOrdered } from '../rules/stay-time.ts'
import { useStoreTexts } from '../store-place.tsx'
import styles from './bought-of-deal.module.css'

/** What a guest can do with an order as it stands: change it, or take it back. */
export type OrderActionsSlot = (props: { order: StayOrder }) => ReactNode

type BoughtOfDealProps = { deal: StoreDeal; store: Pick<Store, 'orders' | 'stay'>; actions: OrderActionsSlot }

/** What the stay has of this deal already. */
export function BoughtOfDeal({ deal, store, actions: Actions }: BoughtOfDealProps) {
  const bought = boughtOf(deal, store.orders)
  const orders = [...new Set(bought.map(({ order }) => order))]
  return orders.map((order) => (
    <section key={order.watchId} className={styles.bought}>
      {bought
        .filter((one) => one.order === order)
        .map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order stay as they are
          <BoughtItem key={index} item={one} stay={store.stay} />
        ))}
      {order.isCancellable && <Actions order={order} />}
    </section>
  ))
}

function BoughtItem({ item, stay }: { item: Bought; stay: Store['stay'] }) {
  const t = useStoreTexts()
  const whenWords = useWhenWords()
  const { isConfirmed, days, time, quantity } = item
  const when = days.length > 0 ? whenWords({ days, time }, stayTimeOfOrdered(item, stay)) : ''
  const many = quantity > 1 ? `${quantity} ×` : ''
  return (
    <p className={isConfirmed ? styles.confirmed : styles.sent}>
      {isConfirmed ? (
        <IconCheck size={18} stroke={2.25} aria-hidden="true" />
      ) : (
        <IconClock size={17} stroke={2} aria-hidden="true" />
      )}
      <span>
        {[t(isConfirmed ? 'store.yours' : 'store.asked'), [many, when].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  )
}
