import type { FjellheimCard } from './card.ts'
import { comeBack, leftBehind, thankYou } from './cards/afterwards.ts'
import { breakfast } from './cards/breakfast.ts'
import { dinner } from './cards/dinner.ts'
import { eveningByTheFire, nightBar } from './cards/evenings.ts'
import { exhibition } from './cards/exhibition.ts'
import { familiesAndLongStays, suiteGuests } from './cards/for-some.ts'
import { forYourArrival, orderFromUs } from './cards/from-the-house.ts'
import { gettingHere } from './cards/getting-here.ts'
import { goodDay, goodEvening, goodMorning, seeYouSoon, untilNextTime, welcome } from './cards/greetings.ts'
import { houseDirectory } from './cards/house-directory.ts'
import { lateCheckOut } from './cards/late-check-out.ts'
import { massage } from './cards/massage.ts'
import { packing } from './cards/packing.ts'
import { rainyDay } from './cards/rainy-day.ts'
import { reception } from './cards/reception.ts'
import { restaurantAndBar } from './cards/restaurant-and-bar.ts'
import { skipCleaning } from './cards/skip-cleaning.ts'
import { spa } from './cards/spa.ts'
import { sundayWaffles } from './cards/sunday-waffles.ts'
import { thePlace } from './cards/the-place.ts'
import { bookAgain, closeAtHand, skiTracks, trains, writeToIngrid } from './cards/tiles.ts'
import { breakfastInBed, picnicBasket } from './cards/to-order.ts'
import { waffleRecipe } from './cards/waffle-recipe.ts'
import { walks } from './cards/walks.ts'
import { welcomeDrink } from './cards/welcome-drink.ts'
import { wifi } from './cards/wifi.ts'
import { yourRoom } from './cards/your-room.ts'

/** The guestbook from top to bottom, as every kind of guest meets it. */
export function fjellheimCards(today: string): FjellheimCard[] {
  return [
    goodMorning,
    goodDay,
    goodEvening,
    seeYouSoon,
    untilNextTime,
    welcome,
    nightBar,
    suiteGuests,
    eveningByTheFire,
    thankYou,
    gettingHere,
    sundayWaffles,
    breakfast,
    walks,
    yourRoom,
    welcomeDrink,
    closeAtHand,
    wifi,
    spa,
    dinner,
    restaurantAndBar,
    packing,
    familiesAndLongStays,
    forYourArrival,
    breakfastInBed,
    picnicBasket,
    orderFromUs,
    skipCleaning,
    waffleRecipe,
    thePlace,
    skiTracks,
    trains,
    rainyDay,
    massage,
    comeBack,
    writeToIngrid,
    bookAgain,
    exhibition(today),
    lateCheckOut,
    leftBehind,
    reception,
    houseDirectory,
  ]
}
