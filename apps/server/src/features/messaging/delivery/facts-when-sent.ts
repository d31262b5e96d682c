import type { SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import type { EmailOffers } from '../../html-builder/service.ts'
import { asksNothing, type SurveyAsks } from '../survey-asks.ts'
import type { MessageRow } from '../tables.ts'
import type { Bodies } from './bodies.ts'

type Dependencies = {
  origin: string
  emailOffers: Pick<EmailOffers, 'forStay'>
  surveyAsks: Pick<SurveyAsks, 'whenSent'>
  bodies: Pick<Bodies, 'shownIn'>
}
/**
 * What a message is filled with when it goes out: its facts, its guest's own offers and what they are asked, as it is
 * then; or why it is not to go any more.
 */
export type FactsWhenSent = (
  message: MessageRow,
) => Promise<{ facts: MessageRow['facts']; refused: SkipReason | null }>

/** Outside any transaction. A message to nobody's stay has no offers and asks nothing. */
export function createFactsWhenSent({
  origin,
  emailOffers,
  surveyAsks,
  bodies,
}: Dependencies): FactsWhenSent {
  return async (message) => {
    const { propertyId, bookingId, language: languageCode, facts } = message
    const asIs = { facts, refused: null }
    if (!facts || bookingId === null) return asIs
    const { offers: modules, cameFrom, surveys: asked } = await bodies.shownIn(message)
    const own = { bookingId, languageCode, origin }
    const filled = { ...facts }
    if (!asksNothing(asked)) {
      const shown = await surveyAsks.whenSent(propertyId, { ...own, asked })
      if (shown.refused !== null) return { facts, refused: shown.refused }
      filled.surveys = shown.surveys
    }
    if (modules.length > 0) {
      filled.offers = await emailOffers.forStay({ ...own, propertyId, modules, cameFrom })
    }
    return modules.length === 0 && asked.modules.length === 0 ? asIs : { facts: filled, refused: null }
  }
}
