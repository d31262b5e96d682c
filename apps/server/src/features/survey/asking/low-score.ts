import { DAY_MS } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import type { TriggerSource } from '../../automations/service.ts'

/** Somebody who was not reached in so many days is not written to because of an old answer. */
const LOOKED_BACK_DAYS = 4

/** Each low response once, where its guest said who they are; nothing leads from others to a stay. */
export const lowScore: TriggerSource = async (_tx, trigger, { now, offsetMs }, stays) => {
  const upTo = trigger.on === 'low survey score' ? trigger.upTo : -1
  const since = new Date(now.getTime() - offsetMs - LOOKED_BACK_DAYS * DAY_MS).toISOString()
  return sql`
    select b.id as booking_id, b.created_at, r.id as subject, r.sent_at as at, r.sent_at as late_until
    from bookings b left join units u on u.property_id = b.property_id and u.id = b.unit_id
    join survey_responses r on r.property_id = b.property_id and r.booking_id = b.id
    where ${stays} and r.sent_at >= ${since}::timestamptz and r.level <= ${upTo}`
}
