import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { type Cart, quantityOf } from '../cart/cart.ts'
import { mostOf } from '../products/choosing.ts'
import { Stepper } from '../products/stepper.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import type { LineView } from './line-view.ts'

type CartLinesProps = {
  lines: readonly LineView[]
  cart: Cart
  products: readonly GuestProduct[]
  /** What the server said is left of products that were wanted in vain. */
  left: Readonly<Record<string, number>>
  onQuantity: (index: number, quantity: number) => void
}

export function CartLines({ lines, cart, products, left, onQuantity }: CartLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((view) => {
        const { productId, quantity } = view.line
        const product = products.find(({ id }) => id === productId)
        return (
          <Line
            key={`${productId} ${view.index}`}
            view={view}
            product={product}
            more={product ? mostOf(product, quantityOf(cart, productId)) : 0}
            left={left[productId] ?? product?.left ?? null}
            isShort={view.problem === 'order/out-of-stock' || quantity > (left[productId] ?? quantity)}
            onQuantity={(wanted) => onQuantity(view.index, wanted)}
          />
        )
      })}
    </ul>
  )
}

type LineProps = {
  view: LineView
  product: GuestProduct | undefined
  /** How many more can be had. */
  more: number
  left: number | null
  isShort: boolean
  onQuantity: (quantity: number) => void
}

const PROBLEMS = {
  'order/product-unavailable': 'order.lineGone',
  'order/choice-refused': 'order.lineChanged',
  'order/delivery-refused': 'order.lineDelivery',
} as const

function Line({ view, product, more, left, isShort, onQuantity }: LineProps) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const { line, priced, problem } = view
  const title = priced?.title ?? product?.title ?? t('order.lineGone')
  const [picture] = product?.pictures ?? []
  const isTooMany = problem === 'order/too-many'
  const mostWords = product && isTooMany ? t('order.most', { count: product.maxQuantity }) : null
  const known = problem ? PROBLEMS[problem as keyof typeof PROBLEMS] : undefined
  const word = isShort ? t('order.left', { count: left ?? 0 }) : (mostWords ?? (known && t(known)))
  return (
    <li className={styles.line} data-problem={word ? true : undefined}>
      {picture && (
        <span className={styles.linePicture}>
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes="64px" />
        </span>
      )}
      <div className={styles.lineWords}>
        <p className={styles.lineTitle} dir="auto">
          {title}
        </p>
        {priced && priced.details.length > 0 && <p className={styles.quiet}>{priced.details.join(', ')}</p>}
        {line.comment && <p className={styles.quiet}>“{line.comment}”</p>}
        {word && (
          <p className={styles.problem}>
            {word}
            {isShort && left !== null && left > 0 && left < line.quantity && (
              <Button kind="secondary" className={styles.take} onClick={() => onQuantity(left)}>
                {t('order.take', { count: left })}
              </Button>
            )}
          </p>
        )}
      </div>
      <p className={styles.linePrice}>
        {priced ? money(priced.total) : !problem && <Skeleton width="72px" height="20px" />}
      </p>
      <div className={styles.lineTools}>
        <Stepper
          label={`${t('order.quantity')}: ${title}`}
          value={line.quantity}
          min={1}
          max={line.quantity + more}
          onChange={onQuantity}
        />
        {priced && line.quantity > 1 && (
          <span className={styles.quiet}>{t('order.each', { price: money(priced.unitPrice) })}</span>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={t('order.remove', { title })}
          onClick={() => onQuantity(0)}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}
