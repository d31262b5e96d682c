import { and, eq, inArray } from 'drizzle-orm'
import type { Person, PersonalData } from '../../platform/personal-data.ts'
import { voucherRedemptions } from './tables.ts'

const redeemedBy = ({ propertyId, bookingIds }: Person) =>
  and(eq(voucherRedemptions.propertyId, propertyId), inArray(voucherRedemptions.bookingId, [...bookingIds]))

/** The vouchers a guest redeemed; how often each was redeemed is counted elsewhere and stays. */
export const guestbookPersonalData: PersonalData = {
  async find(tx, person) {
    const { bookingId, cardId, redeemedAt } = voucherRedemptions
    const rows = await tx
      .select({ bookingId, cardId, redeemedAt })
      .from(voucherRedemptions)
      .where(redeemedBy(person))
      .orderBy(redeemedAt)
    return [{ kind: 'vouchers', fate: 'erased', rows }]
  },
  async erase(tx, person) {
    await tx.delete(voucherRedemptions).where(redeemedBy(person))
  },
}
