import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import { COMMENT_MAX } from '@innkeeper/domain/orders/constants.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import type { CheckoutForm } from './checkout-form.ts'
import { Segments } from './segments.tsx'
import { BLOCKED_ID } from './send-part.tsx'
import type { Blocked } from './use-blocked.ts'
import type { ChangeForm } from './use-checkout-form.ts'
import { WhenPart } from './when-part.tsx'

type DeliverySectionProps = {
  form: CheckoutForm
  quote: Quote
  methods: readonly DeliveryMethod[]
  /** Whether anything in the cart is to be handed over. */
  isHandedOver: boolean
  /** What of the cart can be ordered. */
  products: readonly GuestProduct[]
  stay: GuestBooking | null
  /** The room it is brought to is known. */
  hasOwnRoom: boolean
  problems: { delivery: string | null; time: string | null }
  /** Why it cannot be ordered together at all. */
  blocked: Blocked | null
  onChange: ChangeForm
}

/** How and when the order reaches the guest, as far as that is a question at all. */
export function DeliverySection(props: DeliverySectionProps) {
  const { form, quote, methods, isHandedOver, products, stay, hasOwnRoom, problems, blocked, onChange } =
    props
  const t = useOrderTexts()
  const names = { delivery: t('order.delivery'), pickup: t('order.pickup') }
  const [only, ...others] = methods
  return (
    <>
      {/* Where it can only be brought to the guest's own room, the heading says so. */}
      {isHandedOver && !(only === 'delivery' && others.length === 0 && hasOwnRoom) && (
        <section className={styles.section}>
          {others.length > 0 && (
            <div className={styles.sectionHead}>
              <h2>{t('order.how')}</h2>
              <Segments
                legend={t('order.how')}
                choices={methods.map((method) => ({ value: method, name: names[method] }))}
                value={form.deliveryOrPickup}
                problem={problems.delivery}
                onChoose={(deliveryOrPickup) => onChange({ deliveryOrPickup })}
              />
            </div>
          )}
          {blocked?.by === 'delivery' && (
            <p id={BLOCKED_ID} className={styles.problem}>
              {blocked.words}
            </p>
          )}
          {only === 'pickup' && others.length === 0 && (
            <p className={styles.only}>{t('order.only.pickup')}</p>
          )}
          {only === 'delivery' && others.length === 0 && (
            <p className={styles.only}>{t('order.only.delivery')}</p>
          )}
        </section>
      )}
      <WhenPart
        form={form}
        quote={quote}
        products={products}
        stay={stay}
        problem={problems.time}
        blocked={blocked?.by === 'time' ? blocked.words : null}
        onChange={onChange}
      />
      <label className={styles.comment}>
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
        <span className={styles.heard}>
          {t('order.comments')} ({t('form.optional')})
        </span>
        <textarea
          rows={1}
          maxLength={COMMENT_MAX}
          dir="auto"
          placeholder={t('order.lineComment')}
          value={form.comments}
          onChange={({ target }) => onChange({ comments: target.value })}
        />
      </label>
    </>
  )
}
