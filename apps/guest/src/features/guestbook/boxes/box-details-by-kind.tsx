import type { Box } from '@innkeeper/api/guestbook.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import type { ComponentType } from 'react'
import { BoxDetails } from './details/box-details.tsx'
import { FacilitiesDetails } from './facilities/facilities-details.tsx'
import { ProductDetails } from './product/product-details.tsx'
import { RoomCleaningDetails } from './room-cleaning/room-cleaning-details.tsx'
import { VoucherDetails } from './voucher/voucher-details.tsx'

export { loadLaterTexts } from '../later/later-texts.tsx'

export type DetailsProps = { box: Box }

export type DetailsByKind = Readonly<Record<CardType, ComponentType<DetailsProps>>>

/** What each kind shows in its sheet; for most that is all their words and pictures. */
export const DETAILS_BY_KIND: DetailsByKind = {
  Header: BoxDetails,
  Carousel: BoxDetails,
  Content: BoxDetails,
  Voucher: VoucherDetails,
  UnitSpecific: BoxDetails,
  Product: ProductDetails,
  RoomCleaningBox: RoomCleaningDetails,
  Facilities: FacilitiesDetails,
  FixedSizeBox: BoxDetails,
  FixedSizeBoxSlider: BoxDetails,
  Group: BoxDetails,
}

export function DetailsView({ box }: DetailsProps) {
  // A kind from a later version is shown by its words and pictures too.
  const View = DETAILS_BY_KIND[box.type] ?? BoxDetails
  // Each box opens afresh: what was begun in one is nothing to the next.
  return <View key={box.id} box={box} />
}
