import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { type ComponentType, memo } from 'react'
import type { BoxProps } from './box-props.ts'
import { CarouselBox } from './carousel/carousel-box.tsx'
import { ContentBox } from './content/content-box.tsx'
import { FacilitiesBox } from './facilities/facilities-box.tsx'
import { FixedSizeBox } from './fixed-size/fixed-size-box.tsx'
import { FixedSizeSliderBox } from './fixed-size-slider/fixed-size-slider-box.tsx'
import { GroupBox } from './group/group-box.tsx'
import { HeaderBox } from './header/header-box.tsx'
import { ProductBox } from './product/product-box.tsx'
import { RoomCleaningBox } from './room-cleaning/room-cleaning-box.tsx'
import { SealedBox } from './unit-specific/sealed-box.tsx'
import { UnitSpecificBox } from './unit-specific/unit-specific-box.tsx'
import { VoucherBox } from './voucher/voucher-box.tsx'

/**
 * How each kind of box is drawn. All of them come with the first view: nearly every guestbook shows most of them,
 * a face that came later would be swapped under the reader, and apart they compress worse than they weigh.
 */
const BOXES: Partial<Record<CardType, ComponentType<BoxProps>>> = {
  Header: HeaderBox,
  Carousel: CarouselBox,
  Content: ContentBox,
  Voucher: VoucherBox,
  UnitSpecific: UnitSpecificBox,
  Product: ProductBox,
  RoomCleaningBox: RoomCleaningBox,
  Facilities: FacilitiesBox,
  FixedSizeBox: FixedSizeBox,
  FixedSizeBoxSlider: FixedSizeSliderBox,
  Group: GroupBox,
}

/** A box as it stands on the page, drawn anew only when it changed; a kind from a later version draws nothing. */
export const BoxView = memo(function BoxView(props: BoxProps) {
  if (props.box.isSealed) return <SealedBox />
  const View = BOXES[props.box.type]
  return View ? <View {...props} /> : null
})
