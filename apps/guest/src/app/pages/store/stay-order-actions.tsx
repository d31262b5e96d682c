import type { StayOrder } from '@innkeeper/api/orders/checkout.ts'
import { lineName } from '@innkeeper/domain/orders/line-name.ts'
import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { CancelPart } from '../../../features/orders/cancel/cancel-part.tsx'
import { useCancelOrder } from '../../../features/orders/cancel/use-cancel-order.ts'
import { storeAddress, storePath, storeQuery } from '../../../features/upselling/api.ts'
import { canBeChanged, cartOfOrder } from '../../../features/upselling/cart/store-cart.ts'
import { useStoreCart } from '../../../features/upselling/cart/use-store-cart.ts'
import { useStorePlace } from '../../../features/upselling/store-place.tsx'
import { useAnswer, useAnswers } from '../../../platform/use-answer.tsx'
import styles from './stay-order-actions.module.css'

/**
 * What a guest can do with an order that nobody has answered: choose it anew as long as the store is open, or take it
 * back.
 */
export function StayOrderActions({ order }: { order: StayOrder }) {
  const t = useTexts<StoreOrderTranslate>()
  const answers = useAnswers()
  const place = useStorePlace()
  const { change } = useStoreCart(place)
  const { data: store } = useAnswer(storeQuery(place))
  const cancel = useCancelOrder()
  const title = order.items.map((item) => lineName(item).name).join(', ')
  const takeBack = async () => {
    const isTaken = await cancel.ofStay(order.watchId)
    void answers.refresh(storeAddress(place))
    return isTaken
  }
  const refill = () => {
    change((cart) => cartOfOrder(order, cart))
    location.assign(storePath(place, 'checkout'))
  }
  return (
    <div className={styles.actions}>
      {store && canBeChanged(order, store) && (
        <Button kind="secondary" onClick={refill}>
          {t('store.changeOrder')}
        </Button>
      )}
      <CancelPart of="order" title={title} onCancel={takeBack} />
    </div>
  )
}
