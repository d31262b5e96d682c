import type { Box } from '@innkeeper/api/guestbook.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import type { ComponentType } from 'react'
import { BoxDetails } from './details/box-details.tsx'
import { FacilitiesDetails } from './facilities/facilities-details.tsx'
import { ProductDetails } from './product/product-details.tsx'
import { RoomCleaningDetails } from './room-cleaning/room-cleaning-details.tsx'
import { VoucherDetails } from './voucher/voucher-details.tsx'

export type DetailsProps = { box: Box }

/** What a kind shows in its sheet where that is more than its words and pictures. */
const DETAILS: Partial<Record<CardType, ComponentType<DetailsProps>>> = {
  Voucher: VoucherDetails,
  Product: ProductDetails,
  RoomCleaningBox: RoomCleaningDetails,
  Facilities: FacilitiesDetails,
}

export function DetailsView({ box }: DetailsProps) {
  const View = DETAILS[box.type] ?? BoxDetails
  // Each box opens afresh: what was begun in one is nothing to the next.
  return <View key={box.id} box={box} />
}
