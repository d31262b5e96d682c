import type { Feature as FeatureName } from '@innkeeper/domain/features.ts'
import { BOX_ICONS } from '@innkeeper/domain/guestbook/icons.ts'
import { EMPTY_TAB_BAR, type TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { aCard, aProperty, aUnit } from '../testing/builders.ts'
import { aProduct } from '../testing/products.ts'
import { aRegistrationForm } from '../testing/registrations.ts'
import type { Tx } from './db/port.ts'
import { newId } from './ids.ts'
import { type ContentUses, createWhereUsed, type WhereUsed } from './where-used.ts'

type Kind = keyof WhereUsed

const LANGUAGE = 7
const FONT = 'Probe Sans'

/** Written by the test into content of a table: an id, words in a language, a font. */
type Probe = { id: string; propertyId: string }

type Content = {
  feature: FeatureName
  /** What content of this table can name, found by these uses of its feature. */
  kinds: readonly Kind[]
  /** Makes a row of the table name the probe. */
  write(probe: Probe): Promise<SQL> | SQL
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const IN_CARDS: readonly Kind[] = [
  'media',
  'mediaIds',
  'languages',
  'pages',
  'units',
  'unitCategories',
  'targetGroups',
  'products',
  'deals',
]

/** Tables with content that people wrote: what it names may not be deleted unseen. */
const CONTENT: Record<string, Content> = {
  cards: {
    feature: 'guestbook',
    kinds: IN_CARDS,
    async write({ id, propertyId }) {
      await aCard(app.db, propertyId, { title: 'Sauna' })
      return sql`update cards set draft = draft || jsonb_build_object('probe', ${id}::text,
        'content', jsonb_build_object(${String(LANGUAGE)}::text, '{}'::jsonb))`
    },
  },
  guestbook_versions: {
    feature: 'guestbook',
    kinds: IN_CARDS,
    write: ({ id, propertyId }) => sql`
      insert into guestbook_versions (property_id, version, cards) values (${propertyId}, 1,
        jsonb_build_array(jsonb_build_object('id', ${newId()}::text, 'type', 'Content', 'options', '{}'::jsonb, 'probe', ${id}::text,
          'content', jsonb_build_object(${String(LANGUAGE)}::text, '{}'::jsonb))))`,
  },
  guestbook_drafts: {
    feature: 'guestbook',
    kinds: ['media', 'mediaIds', 'pages'],
    write: ({ id, propertyId }) => sql`
      insert into guestbook_drafts (property_id, tab_bar)
      values (${propertyId}, ${JSON.stringify(tabBarWith(id))}::jsonb)`,
  },
  templates: {
    feature: 'html-builder',
    kinds: ['media', 'mediaIds', 'languages', 'fonts', 'pages', 'deals', 'surveys'],
    write: ({ id, propertyId }) => sql`
      insert into templates (property_id, id, type, name, body)
      values (${propertyId}, ${newId()}, 'page', 'Walks', jsonb_build_object('localizedData',
        jsonb_build_object(${String(LANGUAGE)}::text,
          jsonb_build_array(jsonb_build_object('probe', ${id}::text, 'fontFamily', ${FONT}::text)))))`,
  },
  automations: {
    feature: 'automations',
    kinds: ['languages', 'pages', 'unitCategories', 'targetGroups'],
    write: ({ id, propertyId }) => sql`
      insert into automations (property_id, id, name, automation, created_at, changed_at)
      values (${propertyId}, ${newId()}, 'Welcome', jsonb_build_object(
        'onlyIf', jsonb_build_object('probe', ${id}::text),
        'steps', jsonb_build_array(jsonb_build_object('content', jsonb_build_object('email',
          jsonb_build_object('templateId', ${id}::text,
            'languages', jsonb_build_object(${String(LANGUAGE)}::text, '{}'::jsonb)))))), now(), now())`,
  },
  registration_forms: {
    feature: 'registration',
    kinds: ['targetGroups'],
    write: ({ id, propertyId }) => sql`
      insert into registration_forms (property_id, id, name, position, target_group_ids, version, changed_at)
      values (${propertyId}, ${newId()}, 'Adults', 1, array[${id}::text], 1, now())`,
  },
  registration_form_versions: {
    feature: 'registration',
    kinds: ['languages'],
    async write({ propertyId }) {
      const { id } = await aRegistrationForm(app.db, propertyId)
      return sql`update registration_form_versions set body = body
        || jsonb_build_object('welcome', jsonb_build_object(${String(LANGUAGE)}::text, 'Welcome'))
        where form_id = ${id}`
    },
  },
  surveys: {
    feature: 'survey',
    kinds: ['media', 'mediaIds', 'languages'],
    write: ({ id, propertyId }) => sql`
      insert into surveys (property_id, id, name, kind, alert, draft, made_at, changed_at)
      values (${propertyId}, ${newId()}, 'Your stay', 'survey', '{}'::jsonb, jsonb_build_object('pictureId', ${id}::text,
        'thanks', jsonb_build_object('title', jsonb_build_object(${String(LANGUAGE)}::text, 'Thank you'))), now(), now())`,
  },
  survey_versions: {
    feature: 'survey',
    kinds: ['media', 'mediaIds', 'languages'],
    write: ({ id, propertyId }) => sql`
      with survey as (
        insert into surveys (property_id, id, name, kind, alert, draft, version, made_at, changed_at)
        values (${propertyId}, ${newId()}, 'Your stay', 'survey', '{}'::jsonb, '{}'::jsonb, 1, now(), now())
        returning id)
      insert into survey_versions (property_id, survey_id, version, kind, body, published_at)
      select ${propertyId}, id, 1, 'survey', jsonb_build_object('pictureId', ${id}::text,
        'reviewLinks', jsonb_build_object(${String(LANGUAGE)}::text, '[]'::jsonb)), now() from survey`,
  },
  products: {
    feature: 'orders',
    kinds: ['media', 'mediaIds', 'languages', 'targetGroups', 'products'],
    async write({ id, propertyId }) {
      await aProduct(app.db, propertyId)
      return sql`update products set data = data || jsonb_build_object('probe', ${id}::text,
        'content', jsonb_build_object(${String(LANGUAGE)}::text, '{}'::jsonb))`
    },
  },
  room_types: {
    feature: 'room-upgrades',
    kinds: ['media', 'mediaIds', 'languages'],
    async write({ id, propertyId }) {
      const { categoryId } = await aUnit(app.db, propertyId, '204')
      return sql`
        insert into room_types (property_id, category_id, data) values (${propertyId}, ${categoryId},
          jsonb_build_object('pictures', jsonb_build_array(${id}::text),
            'content', jsonb_build_object(${String(LANGUAGE)}::text, '{}'::jsonb)))`
    },
  },
  room_upgrades: {
    feature: 'room-upgrades',
    kinds: ['unitCategories'],
    async write({ id, propertyId }) {
      const { categoryId } = await aUnit(app.db, propertyId, '204')
      return sql`
        with category as (
          insert into unit_categories (property_id, id, name) values (${propertyId}, ${id}, 'Suite') returning id
        )
        insert into room_upgrades (property_id, id, place, state, from_category_id, to_category_id, data)
        select ${propertyId}, ${newId()}, 1, 'active', ${categoryId}, id, '{}'::jsonb from category`
    },
  },
  deals: {
    feature: 'upselling',
    kinds: ['media', 'mediaIds', 'languages', 'unitCategories', 'targetGroups', 'products'],
    write: ({ id, propertyId }) => sql`
      insert into deals (property_id, id, place, state, data)
      values (${propertyId}, ${newId()}, 1, 'paused', jsonb_build_object('pictures', jsonb_build_array(${id}::text),
        'content', jsonb_build_object(${String(LANGUAGE)}::text, '{}'::jsonb)))`,
  },
  properties: {
    feature: 'properties',
    kinds: ['media', 'mediaIds', 'languages', 'fonts', 'pages'],
    write: ({ id }) => sql`
      update properties set brand = brand || jsonb_build_object('headingFont', ${FONT}::text),
        tab_bar = ${JSON.stringify(tabBarWith(id))}::jsonb`,
  },
  mailings: {
    feature: 'messaging',
    kinds: ['languages', 'pages', 'units', 'unitCategories', 'targetGroups'],
    write: ({ id, propertyId }) => sql`
      insert into mailings (property_id, id, audience, content, purpose, state, created_by_name, created_at)
      values (${propertyId}, ${newId()}, jsonb_build_object('probe', ${id}::text),
        jsonb_build_object('email', null, 'sms',
          jsonb_build_object('languages', jsonb_build_object(${String(LANGUAGE)}::text, 'Hello'))),
        'service', 'scheduled', 'Anna', now())`,
  },
  target_groups: {
    feature: 'units',
    kinds: ['unitCategories'],
    write: ({ id, propertyId }) => sql`
      insert into target_groups (property_id, id, name, unit_categories)
      values (${propertyId}, ${newId()}, 'Families', array[${id}::text])`,
  },
}

/** One tab that holds this page, with words in the language looked for. */
function tabBarWith(pageId: string): TabBar {
  const { options } = EMPTY_TAB_BAR.guestPhases.inStay
  const label = { [LANGUAGE]: 'Walks' }
  const target = { kind: 'content' as const, contents: [{ kind: 'page' as const, pageId, label }] }
  const items = [{ id: newId(), index: 0, icon: BOX_ICONS[0], label, target }]
  return { ...EMPTY_TAB_BAR, guestPhases: { ...EMPTY_TAB_BAR.guestPhases, inStay: { items, options } } }
}

/** Tables of a property without such content, each with the reason. */
const NO_CONTENT: Record<string, string> = {
  asked_prices: 'what was asked when; a deal or a product that is gone is asked for no more',
  audit_entries: 'a log: what it names may be gone since',
  automation_steps: 'what was done for whom, by ids',
  booking_changes: 'what happened to bookings; the units of it are history',
  booking_import_meanings: 'names of columns',
  booking_import_rows:
    'rows of a file on their way in; what they name is looked up again when they are imported',
  booking_imports: 'files on their way in',
  bookings: 'what guests said; a unit is a column, and units count the bookings of one',
  canned_answers: 'words of staff to guests; those of a language that is gone are not offered',
  card_editors: 'who edits at the moment',
  cleaning_choices: 'what guests chose; a card that is gone since is history',
  cleaning_marks: 'what staff did in rooms; they go with their room',
  cleaning_pictures: 'pictures of rooms in files of their own',
  cleaning_settings: 'flags and numbers',
  cleaning_told: 'moments',
  deal_totals: 'what was counted',
  event_readers: 'how far somebody has read',
  idempotency_keys: 'answers kept for a day',
  invitations: 'people and their roles',
  media_files: 'the files themselves; their alternative texts go with a language that is taken away',
  memberships: 'people and their roles',
  message_settings: 'hours, and keys of a provider',
  message_addresses: 'addresses that get nothing',
  message_bodies: 'words as they were sent',
  messages: 'letters as they were sent',
  module_configs: 'flags and trials',
  order_counters: 'numbers',
  order_lines: 'what was ordered, in the words of that moment',
  order_places: 'what an order took of a day',
  order_stay_times: 'which times of a stay an order moved',
  order_upgrades: 'which room was asked for; an upgrade or category that is gone since is history',
  orders: 'what was ordered, by whom',
  outbox: 'events on their way',
  own_fonts: 'the fonts themselves',
  payment_settings: 'keys of a provider and what guests may pay with',
  payment_webhooks: 'what a provider said',
  payments: 'amounts and states',
  registration_links: 'hashes',
  registration_pictures: 'where sealed pictures lie',
  registration_submissions: 'what guests sent, sealed',
  retention_runs: 'numbers',
  retention_settings: 'numbers',
  places_taken: 'numbers',
  property_tokens: 'names and hashes',
  pms_bookings: 'which of their reservations is which of our bookings',
  pms_connections: 'keys of another system; a room or category that is gone matches nothing any more',
  pms_imports: 'numbers',
  pms_postings: 'states',
  pms_registrations: 'states',
  pms_room_changes: 'states; the room stands on the booking',
  pms_stay_steps: 'states',
  sandbox_payments: 'amounts and states',
  saved_filters: 'names and words of lists; what they name may be gone since',
  set_up_marks: 'moments',
  statistics_days: 'what was counted; a box or product that is gone since is history',
  survey_counts: 'what was counted; a room category or group that is gone since is history',
  survey_responses: 'what guests answered; a room category or group that is gone since is history',
  survey_stays: 'which stay was asked and answered',
  survey_strangers: 'numbers',
  template_settings: 'which signature e-mails get; its deletion looks for e-mails that have it',
  template_versions: 'what was published before; what everybody gets now stands in templates',
  thread_codes: 'hashes',
  thread_devices: 'hashes',
  thread_entries: 'what was written',
  threads: 'who wrote',
  tracking_batches: 'names of what was counted',
  tracking_days: 'numbers',
  tracking_events: 'what was counted',
  tracking_totals: 'what was counted',
  unit_categories: 'a name',
  units: 'a name; its category is a column, and categories count their units',
  voucher_redemptions: 'what was counted',
  voucher_statistics: 'what was counted',
  webhook_deliveries: 'what was told to other systems',
  webhooks: 'addresses of other systems and what they are told',
  weekly_summaries: 'who gets an e-mail',
}

async function tablesOfProperties(): Promise<string[]> {
  const { rows } = await app.db.installation((tx) =>
    tx.execute<{ name: string }>(sql`
      select relname as name from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'property_id' and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`),
  )
  return rows.map(({ name }) => name)
}

async function isFound(tx: Tx, uses: ContentUses, kind: Kind, { id, propertyId }: Probe): Promise<boolean> {
  if (kind === 'mediaIds') return (await uses.mediaIds?.(tx, propertyId))?.includes(id) ?? false
  if (kind === 'languages') return (await uses.languages?.(tx, propertyId))?.includes(LANGUAGE) ?? false
  if (kind === 'fonts') {
    const fonts = await uses.fonts?.(tx, propertyId)
    return fonts?.some(({ family }) => family === FONT) ?? false
  }
  return ((await uses[kind]?.(tx, propertyId, id, 0)) ?? []).length > 0
}

const usesOf = (name: FeatureName): ContentUses =>
  app.features.find((feature) => feature.name === name)?.uses ?? {}

describe('every table of a property', () => {
  it('is looked through by the uses of its feature, or says why it need not be', async () => {
    const written = [...Object.keys(CONTENT), ...Object.keys(NO_CONTENT)]
    expect((await tablesOfProperties()).sort()).toEqual(written.sort())
  })

  const claims = Object.entries(CONTENT).flatMap(([table, { kinds }]) => kinds.map((kind) => [table, kind]))
  it.each(claims as [string, Kind][])('%s: what its content names is found by %s', async (table, kind) => {
    const content = CONTENT[table]
    if (!content) throw new Error('a claim is of a table')
    const probe = { id: newId(), propertyId: await aProperty(app.db) }
    const uses = usesOf(content.feature)
    const find = () => app.db.tenant(probe.propertyId, (tx) => isFound(tx, uses, kind, probe))
    expect(await find()).toBe(false)
    const statement = await content.write(probe)
    await app.db.tenant(probe.propertyId, (tx) => tx.execute(statement))
    expect(await find()).toBe(true)
  })

  it('claims every use that a feature has', () => {
    const claimed = new Set(
      Object.values(CONTENT).flatMap(({ feature, kinds }) => kinds.map((kind) => `${feature} ${kind}`)),
    )
    const brought = app.features.flatMap(({ name, uses = {} }) =>
      Object.keys(uses).map((kind) => `${name} ${kind}`),
    )
    expect(brought.sort()).toEqual([...claimed].sort())
  })
})

describe('where something is used', () => {
  const tx = {} as Tx

  it('is asked of all features in turn, those that came later too', async () => {
    const features: { uses?: ContentUses }[] = [{ uses: { languages: async () => [1, 2] } }, {}]
    const whereUsed = createWhereUsed(features)
    features.push({ uses: { languages: async (_, propertyId) => [propertyId.length] } })
    expect(await whereUsed.languages(tx, 'fjord')).toEqual([1, 2, 5])
  })

  it('is nowhere where no feature says so', async () => {
    expect(await createWhereUsed([]).products(tx, 'fjord', newId(), 0)).toEqual([])
  })
})
