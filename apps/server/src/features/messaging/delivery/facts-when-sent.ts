import type { EmailOffers } from '../../html-builder/service.ts'
import type { MessageRow } from '../tables.ts'
import type { Bodies } from './bodies.ts'

type Dependencies = {
  origin: string
  emailOffers: Pick<EmailOffers, 'forStay'>
  bodies: Pick<Bodies, 'offersIn'>
}
/** What a message is filled with when it goes out: its facts, and its guest's own offers as they are then. */
export type FactsWhenSent = (message: MessageRow) => Promise<MessageRow['facts']>

/** Outside any transaction. A message to nobody's stay has no offers. */
export function createFactsWhenSent({ origin, emailOffers, bodies }: Dependencies): FactsWhenSent {
  return async (message) => {
    const { propertyId, bookingId, language: languageCode, facts } = message
    if (!facts || bookingId === null) return facts
    const { offers: modules, cameFrom } = await bodies.offersIn(message)
    if (modules.length === 0) return facts
    const asked = { propertyId, bookingId, languageCode, modules, cameFrom, origin }
    return { ...facts, offers: await emailOffers.forStay(asked) }
  }
}
