import {
  availabilityOf,
  daysToAskFor,
  hourSteps,
  type LineWhen,
  nightsOf,
  slotsOn,
} from '@innkeeper/domain/orders/availability.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { addDays, clockOfMinute } from '@innkeeper/domain/time.ts'
import type { Dice } from '../../seeded-random.ts'
import { FJELLHEIM } from '../property.ts'

type Stay = { arrival: string; departure: string }

const MOST_NIGHTS = 3
/** When trays are carried out. */
const BREAKFAST = { from: 7 * 60 + 30, quarters: 9 }

/** For when somebody who comes for this stay asks for it. */
export function whenWanted({ options }: Product, stay: Stay, dice: Dice): LineWhen {
  const availability = availabilityOf(options)
  const days = daysToAskFor(options, stay)
  if (availability?.kind === 'hours' && options.stayMoment !== 'whole stay') {
    const { time } = dice.pick(hourSteps(availability, options.stayMoment, FJELLHEIM))
    return { days, time }
  }
  if (availability?.kind === 'time slots') {
    const day = dice.pick(nightsOf(stay))
    return { days: [day], time: dice.pick(slotsOn(availability, day)).time }
  }
  if (availability) {
    const many = Math.min(dice.between(1, MOST_NIGHTS), days.length)
    return { days: dice.shuffled(days).slice(0, many).sort(), time: null }
  }
  const morning = dice.pick(nightsOf(stay).map((night) => addDays(night, 1)))
  const time = clockOfMinute(BREAKFAST.from + dice.between(0, BREAKFAST.quarters) * 15)
  return { days: [morning], time }
}
