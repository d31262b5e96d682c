import { isCheaperInDeal } from '@innkeeper/domain/upselling/deal-price.ts'
import type { DealProduct } from '@innkeeper/domain/upselling/deal-schema.ts'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { RowHandle } from '../../../components/drag/row-order/row-handle.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import type { RowPlace } from '../../../components/drag/row-order/use-row-order.ts'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { AmountField, UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'
import { useMeantAmount } from '../../../components/editing/amount-field/use-meant-amount.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import { priceInDeal } from '../price-in-deal.ts'
import type { DealProductFacts } from '../use-deal-products.ts'
import { isNoSale } from './deal-draft.ts'
import classes from './editor.module.css'

type Props = {
  dealId: string
  product: DealProduct
  /** Whether its price stands like this in the deal that guests see. */
  isSaved: boolean
  facts: DealProductFacts | undefined
  place: RowPlace
  onPrice: (salePrice: number | null) => void
  onRemove: () => void
}

/**
 * A product of the deal, with its own price or a lowered one. Guests pay what is saved: a price that is half typed stays
 * in its field until it is meant.
 */
export function ProductRow({ dealId, product, isSaved, facts, place, onPrice, onRemove }: Props) {
  const t = useT()
  const { productId } = product
  const kept = { form: 'deal-price', id: `${dealId}:${productId}` }
  const typed = useMeantAmount(product.salePrice, onPrice, kept)
  const { amount: salePrice, isTyped, isRestored, onChange, onLeave } = typed
  const { currency, digits, money } = useMoney()
  const { rowProps, handleRef, isCarried } = useDragRow(productId)
  const name = facts?.name ?? t('upselling.product')
  const known = facts?.product ?? undefined
  const error =
    salePrice === UNREADABLE
      ? t('products.wrong.price')
      : isNoSale(salePrice, known) && (isTyped || !isSaved)
        ? t('products.wrong.sale')
        : undefined
  const asked = known && priceInDeal(known, error ? null : salePrice)
  const isGivenAway = !error && salePrice === 0
  const lowersNothing = known && !error && salePrice !== null && !isCheaperInDeal(salePrice, known)
  return (
    <li
      {...rowProps}
      className={`${rows.row} ${classes.product}`}
      data-carried={isCarried || undefined}
      data-drop={place.dropMark ?? undefined}
    >
      <RowHandle handleRef={handleRef} name={name} place={place} />
      <div className={classes.productWords}>
        <Link to="/products/$productId" params={{ productId }} className={classes.productName}>
          {name}
        </Link>
        {known && (
          <span className={classes.quiet}>{t('upselling.price.own', { price: money(known.price) })}</span>
        )}
        {facts?.whyNot && (
          <span className={classes.problem}>{t(`upselling.whyNot.${facts.whyNot}`, { name })}</span>
        )}
      </div>
      <div className={classes.salePrice}>
        <AmountField
          label={t('upselling.price.sale')}
          description={isRestored && t('upselling.price.restored')}
          unit={currency}
          digits={digits}
          value={salePrice}
          empty={null}
          error={error}
          onChange={onChange}
          onLeave={onLeave}
        />
      </div>
      <ActionIcon aria-label={t('row.remove', { name })} onClick={onRemove}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
      {lowersNothing && asked && (
        <p className={classes.asked}>
          <span className={classes.problem}>
            {t('upselling.price.notLower', { price: money(asked.price) })}
          </span>
        </p>
      )}
      {isGivenAway && (
        <p className={classes.asked}>
          <span className={classes.problem}>{t('upselling.price.free')}</span>
        </p>
      )}
      {asked?.before != null && !lowersNothing && !isGivenAway && (
        <p className={classes.asked}>
          <strong>{money(asked.price)}</strong> <s>{money(asked.before)}</s>{' '}
          {t('upselling.price.lowest', { price: money(asked.price) })}
        </p>
      )}
    </li>
  )
}
