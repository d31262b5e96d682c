import type { Box } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { AskReception } from '../details/ask-reception.tsx'
import { BoxDetails } from '../details/box-details.tsx'
import { useProductForm } from './product-form-slot.tsx'

/** What there is to order here, else who takes the order. */
export function ProductDetails({ box }: { box: Box }) {
  const t = useTexts<GuestTranslate>()
  const Form = useProductForm()
  const { products = [], deals = [] } = box.options
  const hasSome = products.length + deals.length > 0
  const offered = { ids: deals, cameFrom: `card/${box.id}` }
  const otherwise = <AskReception text={t('product.askReception')} />
  return (
    <BoxDetails box={box}>
      {Form && hasSome ? <Form productIds={products} deals={offered} otherwise={otherwise} /> : otherwise}
    </BoxDetails>
  )
}
