import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { type Cart, quantityOf } from '../cart/cart.ts'
import { mostOf } from '../products/choosing.ts'
import { Stepper } from '../products/stepper.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './cart-lines.module.css'
import type { LineView } from './line-view.ts'
import { useLineProblem } from './use-line-problem.ts'

type CartLinesProps = {
  lines: readonly LineView[]
  cart: Cart
  products: readonly GuestProduct[]
  onQuantity: (index: number, quantity: number) => void
}

export function CartLines({ lines, cart, products, onQuantity }: CartLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((view) => {
        const { productId } = view.line
        const product = products.find(({ id }) => id === productId)
        return (
          <Line
            key={`${productId} ${view.index}`}
            view={view}
            product={product}
            more={product ? mostOf(product, quantityOf(cart, productId)) : 0}
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
  onQuantity: (quantity: number) => void
}

function Line({ view, product, more, onQuantity }: LineProps) {
  const t = useOrderTexts()
  const { money, lineDays } = useFormats()
  const { line, priced } = view
  const title = priced?.title ?? product?.title ?? line.title ?? t('order.lineUnknown')
  const [picture] = product?.pictures ?? []
  const problem = useLineProblem()(view, product)
  const removeLabel = t('order.remove', { title })
  return (
    <li className={styles.line} data-problem={problem ? true : undefined}>
      {picture && (
        <span className={styles.picture}>
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes="64px" />
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.words}>
          <p className={styles.title} dir="auto">
            {title}
          </p>
          {line.when && <p className={styles.quiet}>{lineDays(line.when)}</p>}
          {priced && priced.details.length > 0 && <p className={styles.quiet}>{priced.details.join(', ')}</p>}
          {priced && priced.quantity > 1 && (
            <p className={styles.quiet}>{t('order.each', { price: money(priced.unitPrice) })}</p>
          )}
          {line.comment && (
            <p className={styles.quiet} dir="auto">
              “{line.comment}”
            </p>
          )}
          {problem && <p className={styles.problem}>{problem.words}</p>}
        </div>
        {!problem && (
          <p className={styles.price}>
            {priced ? money(priced.total) : <Skeleton width="72px" height="20px" />}
          </p>
        )}
        <div className={styles.tools}>
          {problem ? (
            <>
              {problem.most !== null && (
                <Button
                  kind="secondary"
                  className={styles.tool}
                  onClick={() => onQuantity(problem.most ?? line.quantity)}
                >
                  {t('order.take', { count: problem.most })}
                </Button>
              )}
              <Button
                kind="secondary"
                className={styles.tool}
                aria-label={removeLabel}
                onClick={() => onQuantity(0)}
              >
                {t('order.removeShort')}
              </Button>
            </>
          ) : (
            <>
              <Stepper
                label={`${t('order.quantity')}: ${title}`}
                value={line.quantity}
                min={1}
                max={line.quantity + more}
                onChange={onQuantity}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={removeLabel}
                onClick={() => onQuantity(0)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </button>
            </>
          )}
        </div>
      </div>
    </li>
  )
}
