import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { AnswerStore } from '../../../../platform/answer-store.ts'
import { bookingAddress } from '../../api.ts'

type Redeemed = { hotel: string; linkKey: string; cardId: string; redeemedAt: string }

/** Writes a redemption into the stay, in every language it was fetched in. */
export function rememberRedeemed(answers: AnswerStore, redeemed: Redeemed): void {
  const { hotel, linkKey, cardId, redeemedAt } = redeemed
  answers.change<GuestBooking>(bookingAddress(hotel, linkKey), (stay) => ({
    ...stay,
    redeemed: { ...stay.redeemed, [cardId]: redeemedAt },
  }))
}
