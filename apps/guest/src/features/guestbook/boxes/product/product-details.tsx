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
  const { products = [] } = box.options
  const otherwise = <AskReception text={t('product.askReception')} />
  return (
    <BoxDetails box={box}>
      {Form && products.length > 0 ? <Form productIds={products} otherwise={otherwise} /> : otherwise}
    </BoxDetails>
  )
}
