import type { FjellheimDeal } from './deals/deal.ts'
import { cocoaUnderTheStarsDeal, saunaAndADip } from './deals/evenings.ts'
import { breakfastInBedDeal, noHurry } from './deals/mornings.ts'
import { barnForTheCar, bedForOneMore, waxedOvernight } from './deals/room-for-more.ts'
import { roomFromOne } from './deals/when-you-arrive.ts'

export const FJELLHEIM_DEALS: readonly FjellheimDeal[] = [
  roomFromOne,
  saunaAndADip,
  cocoaUnderTheStarsDeal,
  breakfastInBedDeal,
  barnForTheCar,
  bedForOneMore,
  noHurry,
  waxedOvernight,
]
