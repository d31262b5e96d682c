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

type BoxKind = {
  /** The box as it stands on the page. */
  Face: ComponentType<BoxProps>
  /** The page's head stands above all others; tiles and cards stand together in shapes; the rest have a row each. */
  stands: 'page' | 'alone' | 'card' | 'tile'
}
export type BoxKinds = Readonly<Record<CardType, BoxKind>>

/**
 * How each kind of box is drawn. All of them come with the first view: nearly every guestbook shows most of them,
 * a face that came later would be swapped under the reader, and apart they compress worse than they weigh. What an
 * open box shows comes later, so it has a list of its own (box-details-by-kind.tsx).
 */
export const BOX_KINDS: BoxKinds = {
  Header: { Face: HeaderBox, stands: 'page' },
  Carousel: { Face: CarouselBox, stands: 'alone' },
  Content: { Face: ContentBox, stands: 'card' },
  Voucher: { Face: VoucherBox, stands: 'alone' },
  UnitSpecific: { Face: UnitSpecificBox, stands: 'alone' },
  Product: { Face: ProductBox, stands: 'card' },
  RoomCleaningBox: { Face: RoomCleaningBox, stands: 'alone' },
  Facilities: { Face: FacilitiesBox, stands: 'card' },
  FixedSizeBox: { Face: FixedSizeBox, stands: 'tile' },
  FixedSizeBoxSlider: { Face: FixedSizeSliderBox, stands: 'alone' },
  Group: { Face: GroupBox, stands: 'alone' },
}

/** A box as it stands on the page, drawn anew only when it changed; a kind from a later version draws nothing. */
export const BoxView = memo(function BoxView(props: BoxProps) {
  if (props.box.isSealed) return <SealedBox />
  const kind: BoxKind | undefined = BOX_KINDS[props.box.type]
  return kind ? <kind.Face {...props} /> : null
})
