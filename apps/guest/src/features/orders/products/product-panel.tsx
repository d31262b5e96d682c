import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { documentPath } from '@innkeeper/domain/media/links.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useRef, useState } from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import { useOnline } from '../../../platform/use-online.ts'
import { quantityOf, withLine } from '../cart/cart.ts'
import { useCart } from '../cart/use-cart.ts'
import { useOrdering } from '../ordering.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import { missingChoices, mostOf, NOTHING_CHOSEN, priceAsChosen } from './choosing.ts'
import { leftAsChosen, whenChosen } from './choosing-days.ts'
import { cutOffWords } from './cut-off-words.ts'
import { DayOptions } from './day-options.tsx'
import { ProductMarks } from './product-marks.tsx'
import { ProductOptions } from './product-options.tsx'
import styles from './products.module.css'
import { ServiceChargeNote } from './service-charge-note.tsx'
import { Stepper } from './stepper.tsx'

type ProductPanelProps = {
  product: GuestProduct
  /** Of one delivered order; null where there is none. */
  serviceCharge: number | null
  onAdded: () => void
}

/** A product opened: what it is, what there is to choose, and the way into the cart. */
export function ProductPanel({ product, serviceCharge, onAdded }: ProductPanelProps) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const { hotel } = useOrdering()
  const { cart, change } = useCart(hotel)
  const [choosing, setChoosing] = useState(NOTHING_CHOSEN)
  const [hasTried, setTried] = useState(false)
  const options = useRef<HTMLDivElement>(null)
  const when = product.asksForDays ? whenChosen(product, choosing.when) : null
  const left = leftAsChosen(product, choosing.when)
  const most = Math.min(mostOf(product, quantityOf(cart, product.id)), left ?? product.maxQuantity)
  // A guest who comes early is one guest, however many hours.
  const quantity = product.pricedBy === 'hour' ? 1 : Math.min(choosing.quantity, Math.max(most, 1))
  const missing = missingChoices(product, choosing)
  const isDayMissing = product.asksForDays && when === null
  const isOnline = useOnline()

  const add = () => {
    setTried(true)
    if (missing.length > 0 || isDayMissing) {
      options.current
        ?.querySelector<HTMLElement>('fieldset:not(:has(:checked)):has(:required, [data-day]) input:enabled')
        ?.focus()
      return
    }
    const comment = choosing.comment.trim()
    const { id: productId, title } = product
    change((lines) => withLine(lines, { ...choosing, when, quantity, comment, productId, title }))
    setChoosing(NOTHING_CHOSEN)
    setTried(false)
    onAdded()
  }
  return (
    <div className={styles.panel}>
      {product.description && (
        <p className={styles.description} dir="auto">
          {product.description}
        </p>
      )}
      <Documents documents={product.documents} />
      <div ref={options}>
        {product.asksForDays && (
          <DayOptions
            product={product}
            choosing={choosing}
            isMissing={hasTried && isDayMissing}
            onChange={setChoosing}
          />
        )}
        <ProductOptions
          product={product}
          choosing={choosing}
          missing={hasTried ? missing : []}
          onChange={setChoosing}
        />
      </div>
      <ProductMarks product={product} />
      {product.cutOff && <p className={styles.cutOff}>{cutOffWords(product.cutOff, t)}</p>}
      <ServiceChargeNote product={product} serviceCharge={serviceCharge} />
      <Credits product={product} />
      {most === 0 ? (
        <p className={styles.missing}>
          {product.left === 0 ? t('order.soldOut') : t('order.most', { count: product.maxQuantity })}
        </p>
      ) : (
        isOnline && (
          <div className={styles.actions}>
            {product.pricedBy !== 'hour' && (
              <Stepper
                label={t('order.quantity')}
                value={quantity}
                min={1}
                max={most}
                onChange={(value) => setChoosing({ ...choosing, quantity: value })}
              />
            )}
            <Button className={styles.addButton} onClick={add}>
              {t('order.add', { price: money(priceAsChosen(product, { ...choosing, quantity })) })}
            </Button>
          </div>
        )
      )}
    </div>
  )
}

function Documents({ documents }: Pick<GuestProduct, 'documents'>) {
  const { mediaOrigin, propertyId } = useProperty()
  return documents.map(({ mediaId, name }) => (
    <a
      key={mediaId}
      className={styles.document}
      href={mediaOrigin + documentPath(propertyId, mediaId)}
      target="_blank"
      rel="noopener"
    >
      <IconFileText size={20} stroke={1.75} aria-hidden="true" />
      {name}
    </a>
  ))
}

function Credits({ product: { pictures } }: { product: GuestProduct }) {
  const t = useOrderTexts()
  const credits = [...new Set(pictures.slice(0, 1).flatMap(({ credit }) => credit ?? []))]
  return (
    credits.length > 0 && <p className={styles.credit}>{t('image.credit', { name: credits.join(', ') })}</p>
  )
}
