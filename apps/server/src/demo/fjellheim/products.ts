import type { FjellheimProduct } from './product.ts'
import { BEHIND_THE_DESK } from './products/behind-the-desk.ts'
import { breakfastInBed } from './products/breakfast-in-bed.ts'
import { bikeRental, massage, saunaHour } from './products/to-do.ts'
import { packedLunch, picnicBasket } from './products/to-take-along.ts'
import { dinnerInYourRoom, lateCheckOut, wineAtArrival } from './products/to-your-room.ts'

export const FJELLHEIM_PRODUCTS: readonly FjellheimProduct[] = [
  breakfastInBed,
  dinnerInYourRoom,
  packedLunch,
  picnicBasket,
  wineAtArrival,
  bikeRental,
  saunaHour,
  massage,
  lateCheckOut,
  ...BEHIND_THE_DESK,
]
