import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { useToasts } from '@innkeeper/ui/toasts.tsx'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { useState } from 'react'
import { useOnline } from '../../../platform/use-online.ts'
import { confirmationPath } from '../api.ts'
import { TOLD_WORDS } from '../confirmation/standing-words.ts'
import { orderTitle } from '../order-title.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { LastUpdated } from './last-updated.tsx'
import { OrderChip } from './order-chip.tsx'
import { OrderRow } from './order-row.tsx'
import styles from './orders.module.css'
import { currentOrders } from './shown-orders.ts'
import { tellOnce } from './told-answers.ts'
import { useFollowedOrders } from './use-followed-orders.ts'
import { useShownOrders } from './use-shown-orders.ts'

/** As many as home has room for; the rest is behind them. */
const CHIPS_MAX = 2

/** What became of the orders of this stay, live; and a word when one is answered. */
export function OpenOrders() {
  const t = useOrderTexts()
  const toasts = useToasts()
  const { hotel } = useOrdering()
  const { own, all } = useShownOrders()
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(Date.now)
  const chips = currentOrders(all, now).slice(0, CHIPS_MAX)
  useFollowedOrders(own, (order, answer) => {
    const { orderId } = order
    const show = () => location.assign(confirmationPath(hotel, orderId))
    void tellOnce(hotel, `${orderId} ${answer}`, () =>
      toasts.show(t(TOLD_WORDS[answer], { title: orderTitle(order) }), { label: t('order.show'), run: show }),
    )
  })
  if (all.length === 0) return null
  return (
    <section className={styles.home} aria-label={t('order.mine')}>
      <ul className={styles.chips}>
        {chips.map((order) => (
          <OrderChip key={order.watchId} order={order} onOpen={() => setOpen(true)} />
        ))}
      </ul>
      {!isOnline && <LastUpdated orders={all} />}
      {all.length > chips.length && (
        <button
          type="button"
          className={styles.all}
          aria-label={`${t('order.mine')} · ${all.length}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconReceipt size={20} stroke={1.75} aria-hidden="true" />
          {all.length}
        </button>
      )}
      <Sheet
        isOpen={isOpen}
        label={t('order.mine')}
        closeLabel={t('action.close')}
        closeHref="#"
        onClose={() => setOpen(false)}
      >
        <div className={styles.sheet}>
          <h2>{t('order.mine')}</h2>
          {!isOnline && <LastUpdated orders={all} />}
          <ul>
            {all.map((order) => (
              <OrderRow key={order.watchId} order={order} />
            ))}
          </ul>
        </div>
      </Sheet>
    </section>
  )
}
