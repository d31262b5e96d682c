import type { chooseOffers, getOffersChoice } from '@innkeeper/api/messaging/offers.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { type EndpointRoute, queryOf } from '../../platform/query.ts'

const CHOICE = { method: 'GET', path: 'guest/:hotel/offers' } as const satisfies EndpointRoute<
  typeof getOffersChoice
>
const CHOOSE = { method: 'PUT', path: 'guest/:hotel/offers' } as const satisfies EndpointRoute<
  typeof chooseOffers
>

export type OffersStay = { hotel: string; bookingId: string }

export function offersQuery({ hotel, bookingId: booking }: OffersStay) {
  return queryOf<typeof getOffersChoice>(CHOICE, { params: { hotel }, query: { booking } })
}

/** Tells the house; what is shown changes once it has noted it. */
export async function sayOffers(answers: AnswerStore, stay: OffersStay, wantsOffers: boolean): Promise<void> {
  const { hotel, bookingId: booking } = stay
  const said = await answers.call(CHOOSE as typeof chooseOffers, {
    params: { hotel },
    body: { booking, wantsOffers },
  })
  answers.change(offersQuery(stay).key, () => said)
}
