import type { CleaningPlace } from '../api.ts'
import { CHOICE_PREFIX } from './choice-names.ts'

/** Under which name a stay's choice lies on the device until it has arrived. */
export const choiceName = ({ hotel, booking }: CleaningPlace) => `${CHOICE_PREFIX}${hotel}:${booking}`

export function placeOfChoice(name: string): CleaningPlace {
  const [, hotel = '', booking = ''] = name.split(':')
  return { hotel, booking }
}
