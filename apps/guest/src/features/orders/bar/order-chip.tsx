import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useOnline } from '../../../platform/use-online.ts'
import { CancelPart } from '../cancel/cancel-part.tsx'
import { useCancelOrder } from '../cancel/use-cancel-order.ts'
import { STANDING_WORDS, standingOf } from '../confirmation/standing-words.ts'
import { useOrdering } from '../ordering.tsx'
import { sentOrdersOf, withoutOrder } from '../sent-orders.ts'
import { useOrderTexts } from '../use-formats.ts'
import { OrderName } from './order-name.tsx'
import styles from './orders.module.css'
import type { ShownOrder } from './shown-orders.ts'

/** One order at home: "Dinner, 18:40" and how it stands; it opens all of them. */
export function OrderChip({ order, onOpen }: { order: ShownOrder; onOpen: () => void }) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const cancel = useCancelOrder()
  const { own } = order
  const standing = standingOf(order)
  const isPending = standing === 'pending'
  const isOnline = useOnline()
  const isOver = standing !== 'pending' && standing !== 'sent'
  return (
    <li className={styles.chip} data-standing={standing}>
      <div className={styles.chipRow}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.words}>
            <OrderName order={order} />
            <HeardText>, </HeardText>
            <small>{t(STANDING_WORDS[standing])}</small>
          </span>
          <IconChevronRight className={styles.chevron} size={18} stroke={2} aria-hidden="true" />
        </button>
        {own && isOver && (
          <button
            type="button"
            className={styles.hide}
            aria-label={t('order.hide', { title: order.title })}
            onClick={() => {
              const kept = sentOrdersOf(hotel)
              kept.write(withoutOrder(kept.read(), own.orderId))
            }}
          >
            <IconX size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      {own && isPending && isOnline && (
        <div className={styles.chipActions}>
          {own.paymentUrl && <ButtonLink href={own.paymentUrl}>{t('order.payNow')}</ButtonLink>}
          <CancelPart of="unpaid order" title={order.title} onCancel={() => cancel.own(own.orderId)} />
        </div>
      )}
    </li>
  )
}
