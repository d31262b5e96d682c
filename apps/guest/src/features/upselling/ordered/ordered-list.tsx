import type { StayOrder } from '@innkeeper/api/orders/checkout.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'
import { lineName } from '@innkeeper/domain/orders/line-name.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useWhenWords } from '../line-words.ts'
import { asSentence } from '../rules/as-sentence.ts'
import { standingOrders } from '../rules/bought.ts'
import { stayTimeOfOrdered } from '../rules/stay-time.ts'
import { useStoreTexts } from '../store-place.tsx'
import styles from './ordered-list.module.css'

type ListedStore = Pick<Store, 'orders' | 'stay'>

/** What the stay has ordered in the store, with how it stands, also once the store has closed. */
export function OrderedList({ store }: { store: ListedStore }) {
  const t = useStoreTexts()
  const orders = standingOrders(store.orders)
  if (orders.length === 0) return null
  return (
    <section className={styles.ordered}>
      <h2>{t('store.ordered')}</h2>
      <ul>
        {orders.map((order) => (
          <Ordered key={order.watchId} order={order} stay={store.stay} />
        ))}
      </ul>
    </section>
  )
}

function Ordered({ order, stay }: { order: StayOrder; stay: Store['stay'] }) {
  const t = useStoreTexts()
  const whenWords = useWhenWords()
  const isConfirmed = order.standing === 'confirmed'
  return (
    <li>
      {order.items.map((item, index) => {
        const { kind, line } = item
        const { name, product } = lineName(item)
        const quantity = line?.quantity ?? item.quantity
        const stayTime = line?.when ? stayTimeOfOrdered({ kind, ...line.when }, stay) : null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order stay as they are
          <p key={index} className={styles.item}>
            <strong dir="auto">
              {quantity > 1 ? `${quantity} × ` : ''}
              {name}
            </strong>
            {product && <small dir="auto">{product}</small>}
            {line?.when && <small>{asSentence(whenWords(line.when, stayTime))}</small>}
          </p>
        )
      })}
      <p className={isConfirmed ? styles.confirmed : styles.sent}>
        {isConfirmed ? (
          <IconCheck size={17} stroke={2.25} aria-hidden="true" />
        ) : (
          <IconClock size={16} stroke={2} aria-hidden="true" />
        )}
        {t(isConfirmed ? 'store.yours' : 'store.asked')}
      </p>
    </li>
  )
}
