import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useProperty } from '../../../../platform/property-picture.tsx'
import { boxHref } from '../../address.ts'
import type { BoxProps } from '../box-props.ts'
import { ContentBox } from '../content/content-box.tsx'

/** Something to order; opens by the id of its form, which an address may name as well (spec 2). */
export function ProductBox({ box, isFirst, face }: BoxProps) {
  const t = useTexts<GuestTranslate>()
  const { products = [], serviceCharge } = box.options
  // Where reception takes the order, it also says what that costs.
  const canBeOrdered = useProperty().modules.includes('products') && products.length > 0
  return (
    <ContentBox
      box={box}
      isFirst={isFirst}
      face={face}
      href={boxHref(box.options.form ?? box.id)}
      price={box.options.price}
      note={serviceCharge && canBeOrdered && t('product.serviceCharge')}
    />
  )
}
