import { sql } from 'drizzle-orm'
import { voucherRedemptions } from '../../../guestbook/tables.ts'
import { type Counter, countBy, dayOfMoment, isWithin } from './counter.ts'

/** Vouchers by the day they were redeemed. */
export const countVouchers: Counter = (tx, days) =>
  countBy(
    tx,
    days,
    sql`
    select ${dayOfMoment(sql`redeemed_at`, days)} as day,
      case when grouping(card_id) = 0 then 'voucher' end as part, card_id as row,
      json_build_object('redeemed', count(*)) as counts
    from ${voucherRedemptions}
    where property_id = ${days.propertyId} and ${isWithin(sql`redeemed_at`, days)}
    group by grouping sets ((1), (1, card_id))`,
  )
