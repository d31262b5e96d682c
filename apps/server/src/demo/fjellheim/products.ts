import type { FjellheimProduct } from './product.ts'
import { BEHIND_THE_DESK } from './products/behind-the-desk.ts'
import { breakfastInBed } from './products/breakfast-in-bed.ts'
import { carCharger, lateCheckOut } from './products/of-the-stay.ts'
import { bikeRental, massage, saunaHour } from './products/to-do.ts'
import { eveningTea, pressedJuice } from './products/to-drink.ts'
import { packedLunch, picnicBasket } from './products/to-take-along.ts'
import { dinnerInYourRoom, wineAtArrival } from './products/to-your-room.ts'

export const FJELLHEIM_PRODUCTS: readonly FjellheimProduct[] = [
  breakfastInBed,
  dinnerInYourRoom,
  packedLunch,
  picnicBasket,
  eveningTea,
  pressedJuice,
  wineAtArrival,
  bikeRental,
  saunaHour,
  massage,
  lateCheckOut,
  carCharger,
  ...BEHIND_THE_DESK,
]
