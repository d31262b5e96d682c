import type { FjellheimProduct } from './product.ts'
import { earlyCheckIn, lastMorning } from './products/arriving-and-leaving.ts'
import { BEHIND_THE_DESK } from './products/behind-the-desk.ts'
import { breakfastInBed } from './products/breakfast-in-bed.ts'
import { barnGarage, cocoaUnderTheStars, extraBed } from './products/by-the-night.ts'
import { saunaAndDip, skiWaxing } from './products/made-ready.ts'
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
  earlyCheckIn,
  lastMorning,
  saunaAndDip,
  cocoaUnderTheStars,
  barnGarage,
  extraBed,
  skiWaxing,
  ...BEHIND_THE_DESK,
]
