import type { Store, StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { isNothingLeft } from '@innkeeper/domain/orders/left-on-days.ts'
import { type ReactNode, useRef, useState } from 'react'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { type StoreCart, type StoreLine, withLine, withoutLine } from '../cart/store-cart.ts'
import { useStoreCart } from '../cart/use-store-cart.ts'
import { boughtOf } from '../rules/bought.ts'
import { mostOf } from '../rules/free-days.ts'
import { fitOf } from '../rules/line-fit.ts'
import { useStorePlace, useStoreTexts } from '../store-place.tsx'
import { BoughtOfDeal, type OrderActionsSlot } from './bought-of-deal.tsx'
import {
  type Choosing,
  choosingOf,
  firstChoosing,
  firstProduct,
  lineOf,
  type Missing,
  missingOf,
  NOTHING_CHOSEN,
} from './choosing.ts'
import styles from './deal-content.module.css'
import { DealFoot, GoneFoot } from './deal-foot.tsx'
import { LinesInCart } from './lines-in-cart.tsx'
import { ProductChoice } from './product-choice.tsx'
import { ProductPrice } from './product-price.tsx'
import { Quantity } from './quantity.tsx'
import { WhenChoice } from './when-choice.tsx'

/** Choices, extras and wishes of a product, as ordering asks for them. */
export type ProductOptionsSlot = (props: {
  product: StoreDeal['products'][number]
  choosing: Choosing
  missing: readonly string[]
  onChange: (choosing: Choosing) => void
}) => ReactNode

type DealContentProps = {
  store: Store
  deal: StoreDeal
  /** It was taken off sale while it was open. */
  isGone: boolean
  options: ProductOptionsSlot
  /** What can be done with an order that nobody has answered. */
  actions: OrderActionsSlot
  onDone: () => void
}

/** A deal opened: what it is, when it can be had, and the way into the cart. */
export function DealContent(props: DealContentProps) {
  const { store, deal, isGone, options: Options, actions, onDone } = props
  const t = useStoreTexts()
  const place = useStorePlace()
  const { cart, change } = useStoreCart(place)
  const own = cart.lines.flatMap((line, index) => (line.dealId === deal.id ? [{ line, index }] : []))
  const [editing, setEditing] = useState<number | null>(() => own[0]?.index ?? null)
  const edited = editing === null ? undefined : cart.lines[editing]
  const [productId, setProductId] = useState(edited?.productId ?? firstProduct(deal)?.id)
  const product = deal.products.find(({ id }) => id === productId) ?? firstProduct(deal)
  const [choosing, setChoosing] = useState<Choosing>(() => {
    if (edited && fitOf(edited, store).product) return choosingOf(edited)
    return product ? firstChoosing(product) : NOTHING_CHOSEN
  })
  const [hasTried, setTried] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const [picture] = deal.pictures
  if (!product) return null

  const missing = missingOf(product, choosing)
  const most = mostOf(product, choosing.when)
  const quantity = Math.min(choosing.quantity, Math.max(most, 1))
  const chosen = { ...choosing, quantity }
  const isFull = isNothingLeft(product)

  const begin = (index: number | null) => {
    const line = index === null ? undefined : cart.lines[index]
    const next = deal.products.find(({ id }) => id === line?.productId) ?? product
    setEditing(index)
    setProductId(next.id)
    setChoosing(line ? choosingOf(line) : firstChoosing(next))
    setTried(false)
  }
  const add = () => {
    setTried(true)
    if (missing) {
      // After the message is there.
      requestAnimationFrame(() => focusMissing(body.current, missing))
      return
    }
    const line = lineOf(deal, product, chosen)
    change((now) => withLine(now, line, product.pricedBy === 'hour' ? hoursIn(now, line) : editing))
    onDone()
  }
  return (
    <>
      <header className={styles.head} data-has-picture={picture ? true : undefined}>
        {picture && (
          <div className={styles.picture}>
            <PropertyPicture
              picture={{ ...picture, alt: '' }}
              sizes="(min-width: 640px) 640px, 100vw"
              isFirst
            />
          </div>
        )}
        <h2 className={styles.title} dir="auto">
          {deal.title}
        </h2>
      </header>
      <div className={styles.body} ref={body}>
        {deal.description && (
          <p className={styles.description} dir="auto">
            {deal.description}
          </p>
        )}
        <BoughtOfDeal deal={deal} store={store} actions={actions} />
        <LinesInCart
          lines={own}
          deal={deal}
          editing={editing}
          onEdit={isGone ? null : begin}
          onRemove={(index) => {
            change((now) => withoutLine(now, index))
            begin(null)
          }}
        />
        <div className={styles.choices} inert={isGone}>
          {deal.products.length > 1 && (
            <ProductChoice
              products={deal.products}
              chosen={product.id}
              onChoose={(next) => {
                setProductId(next.id)
                setChoosing(firstChoosing(next))
              }}
            />
          )}
          <ProductPrice product={product} />
          {isFull && boughtOf(deal, store.orders).length === 0 && (
            <p className={styles.full}>{t('store.full')}</p>
          )}
          {product.asksForDays && (
            <WhenChoice
              product={product}
              choosing={chosen}
              missing={hasTried ? missing : null}
              onChange={setChoosing}
            />
          )}
          {!isFull && product.pricedBy !== 'hour' && most > 1 && (
            <Quantity
              product={product}
              value={quantity}
              most={most}
              onChange={(value) => setChoosing({ ...choosing, quantity: value })}
            />
          )}
          {!isFull && (
            <Options
              product={product}
              choosing={chosen}
              missing={hasTried && missing?.kind === 'choice' ? missing.lists : []}
              onChange={setChoosing}
            />
          )}
        </div>
      </div>
      {isGone && <GoneFoot />}
      {!isFull && !isGone && (
        <DealFoot
          product={product}
          choosing={chosen}
          missing={missing}
          isChange={edited !== undefined}
          onAdd={add}
        />
      )}
    </>
  )
}

/** The line of the same hours that another time takes the place of: a stay comes once and leaves once. */
function hoursIn({ lines }: StoreCart, { productId }: StoreLine): number | null {
  const index = lines.findIndex((line) => line.productId === productId)
  return index < 0 ? null : index
}

/** Leads to what is still to be chosen. */
function focusMissing(body: HTMLElement | null, { kind }: Missing): void {
  const where =
    kind === 'choice'
      ? 'fieldset:not(:has(:checked)):has(:required) input'
      : `[data-missing="${kind}"] :is(input, select):not(:disabled)`
  body?.querySelector<HTMLElement>(where)?.focus()
}
