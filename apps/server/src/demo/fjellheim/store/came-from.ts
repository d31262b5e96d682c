import { baseTemplateId } from '../../build-base-templates.ts'
import { stableId } from '../../stable-id.ts'
import { FJELLHEIM_ID } from '../property.ts'

/** As in the guestbook file: the card that leads to the store. */
export const STORE_CARD_ID = 'Zt4uQm8RfW2yKd6LxV0hPg'

/** The e-mail of the store, its card, and what nobody knows. */
const ORIGINS = [
  `message/${baseTemplateId(FJELLHEIM_ID, 'upselling', 'email')}`,
  `message/${baseTemplateId(FJELLHEIM_ID, 'upselling', 'email')}`,
  `card/${STORE_CARD_ID}`,
  `card/${STORE_CARD_ID}`,
  '',
] as const

/** Where guests of a day came from to look at a deal. */
export function cameFromOn(day: string, deal: string): string {
  const number = stableId('came from', day, deal).charCodeAt(0)
  return ORIGINS[number % ORIGINS.length] ?? ''
}
