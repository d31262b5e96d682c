import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { aProperty } from '../../apps/server/src/testing/builders.ts'
import { TODAY } from './services.ts'

/** Days that are not settled yet. */
const YOUNG_DAYS = 36
/** Of a house of two hundred rooms: boxes, arrivals, orders and messages of a day. */
const BOXES = 60
const ARRIVALS = 80
const ORDERS = 60
const MESSAGES = 250

/** A property with so many years of settled days, and with all that happened in the last weeks as it came. */
export async function fillYears(db: Database, years: number): Promise<string> {
  const propertyId = await aProperty(db, { currency: 'NOK', timeZone: 'Europe/Oslo' })
  const run = (statement: ReturnType<typeof sql>) => db.tenant(propertyId, (tx) => tx.execute(statement))
  const lastOld = sql`(${TODAY}::date - ${YOUNG_DAYS}::int)`
  const rows = (key: string, part: string, count: number) => sql`
    select ${`${key}|${part}|`} || lpad(n::text, 22, 'b'), n + 1 from generate_series(1, ${count}::int) n`
  const settled = (subject: string, keys: string[], parts = sql`select null, null where false`) =>
    run(sql`
      insert into statistics_days (property_id, subject, day, counts, is_settled, currency)
      select ${propertyId}, ${subject}, day,
        (select jsonb_object_agg(key, value + extract(doy from day)::int) from (
          select key, 40 as value from unnest(${sql.param(keys)}::text[]) key union all ${parts}
        ) counted (key, value)), true, 'NOK'
      from generate_series(${lastOld} - make_interval(years => ${years}), ${lastOld}, interval '1 day') day`)

  await settled('visits', ['visits', 'reached', 'arrivals'], rows('visits', 'hour', 70))
  await settled(
    'boxes',
    ['opened', 'seen', 'links', 'documents', 'asked'],
    sql`${rows('opened', 'box', BOXES)} union all ${rows('seen', 'box', BOXES)} union all ${rows('asked', 'box', BOXES)}`,
  )
  await settled('vouchers', ['redeemed'], rows('redeemed', 'voucher', 5))
  await settled(
    'orders',
    ['orders', 'revenue', 'accepted', 'declined', 'answered', 'sold'],
    rows('revenue', 'product', 60),
  )
  await settled(
    'offers',
    ['shown', 'opened', 'inCart', 'requested', 'accepted', 'revenue'],
    rows('shown', 'deal', 20),
  )
  await settled('messages', ['sent', 'reported', 'delivered', 'failed', 'clicked'], rows('sent', 'cause', 6))
  await settled('automations', ['sent', 'skipped'], rows('sent', 'automation', 10))
  await settled('registration', ['arrivals', 'registered', 'before'])
  await settled(
    'survey',
    ['answered', 'asked', 'promoters', 'passives', 'detractors', 'scored'],
    rows('answered', 'survey', 4),
  )
  await settled('cleaning', ['skipped', 'requested', 'done', 'problems'], rows('done', 'person', 12))
  await settled('answers', [
    'requests',
    'requestSeconds',
    'requestsSoon',
    'messages',
    'messageSeconds',
    'messagesSoon',
  ])
  await fillYoungDays(propertyId, run)
  return propertyId
}

async function fillYoungDays(
  propertyId: string,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const each = (many: number) => sql`
    generate_series(0, ${YOUNG_DAYS - 1}::int) d, generate_series(1, ${many}::int) n,
    lateral (select ${TODAY}::date - d as day, ${TODAY}::date - d + interval '8 hours' as at) when_it_was`
  await run(sql`
    insert into statistics_days (property_id, subject, day, counts)
    select ${propertyId}, 'visits', day, '{"visits": 400, "reached": 50, "visits|device|phone": 400}' from ${each(1)}`)
  await run(sql`
    insert into tracking_totals (property_id, day, event, url_path, count)
    select ${propertyId}, day, event, '/guestbook/' || ${propertyId} || '/:guestid/' || lpad(n::text, 22, 'b'), n
    from ${each(BOXES)}, unnest(array['BOX_SEEN', 'BOX_OPENED']) event`)
  await run(sql`
    insert into bookings (property_id, id, link_key, booking_number, arrival, departure, state, first_name, last_name,
      registered_at)
    select ${propertyId}, 'b' || d || '-' || n, 'k' || d || '-' || n, d || '-' || n, day, day + 2, 'checkout', 'A', 'B',
      case when n % 2 = 0 then at - interval '1 day' end
    from ${each(ARRIVALS)}`)
  await run(sql`
    insert into orders (property_id, id, watch_id, number, stage, status, source, type, language, language_index, service,
      currency, items_total, total, vat, placed_at, decided_at, remove_after)
    select ${propertyId}, 'o' || d || '-' || n, 'w' || d || '-' || n, d * 1000 + n, 'placed', 'accepted', 'guestbook',
      'in-stay', 'en', 0, 'Put on bill', 'NOK', 1000, 1000, 0, at, at + interval '5 minutes', day + 9
    from ${each(ORDERS)}`)
  await run(sql`
    insert into order_lines (property_id, order_id, line, product_id, title, staff_title, quantity, unit_price, total,
      vat_rate, vat)
    select ${propertyId}, 'o' || d || '-' || n, 0, 'p' || n, 'Coffee', 'Coffee', 1, 1000, 1000, 2500, 0 from ${each(ORDERS)}`)
  await run(sql`
    insert into messages (property_id, id, kind, channel, cause_kind, cause_id, recipient, language, body_text, state,
      created_at, sent_at)
    select ${propertyId}, 'm' || d || '-' || n, 'letter', 'email', 'mailing', 'x', 'a@b.example', 'en', 'Hello', 'sent',
      at, at
    from ${each(MESSAGES)}`)
}
