import type { Feature as FeatureName } from '@innkeeper/domain/features.ts'
import { sql } from 'drizzle-orm'
import { auditEntries } from '../features/audit/tables.ts'
import { automationSteps, automations } from '../features/automations/tables.ts'
import { cleaningChoices, cleaningTold } from '../features/cleaning/tables.ts'
import { voucherRedemptions } from '../features/guestbook/tables.ts'
import { bookingImportRows, bookingImports } from '../features/guests/import/tables.ts'
import { bookingChanges } from '../features/guests/tables.ts'
import { mailings, messageAddresses, messageBodies, messages } from '../features/messaging/tables.ts'
import { threadEntries, threads } from '../features/messaging/threads/tables.ts'
import { payments } from '../features/payments/tables.ts'
import { registrationLinks, registrationPictures } from '../features/registration/tables.ts'
import { trackingEvents } from '../features/statistics/tables.ts'
import { surveyResponses, surveyStays } from '../features/survey/tables.ts'
import { savedFilters } from '../features/team/tables.ts'
import { webhookDeliveries, webhooks } from '../features/webhooks/tables.ts'
import type { Database, Tx } from '../platform/db/port.ts'
import { idempotencyKeys } from '../platform/http/idempotency.ts'
import { newId } from '../platform/ids.ts'
import { anAutomation } from './automation-desk.ts'
import { aBooking, aUnit } from './builders.ts'
import { anOrder } from './orders.ts'
import { aFilledForm, aSubmission } from './registrations.ts'

/** A person with a name, an address and a number that nobody else has. */
export type Planted = {
  propertyId: string
  marks: readonly string[]
  firstName: string
  lastName: string
  email: string
  phone: string
  bookingId: string
  bookingNumber: string
  linkKey: string
}

let planted = 0

/** A stay of such a person, over for days. */
export async function aPlantedPerson(
  db: Database,
  propertyId: string,
  change: Parameters<typeof aBooking>[2] = {},
): Promise<Planted> {
  const mark = `zq${++planted}x${newId().replace(/[\W_]/g, '').slice(0, 8).toLowerCase()}`
  const person = {
    firstName: `Ola${mark}`,
    lastName: `Nordmann${mark}`,
    email: `ola.${mark}@guest.example`,
    phone: `+47 91${String(planted).padStart(6, '0')}`,
  }
  const booking = await aBooking(db, propertyId, {
    ...person,
    arrival: '2026-11-01',
    departure: '2026-11-05',
    state: 'checkout',
    guestCustom: { diet: `no nuts, says ${person.firstName}` },
    attributes: { unitkey: `key of ${person.lastName}` },
    marketingConsent: { version: 1, isGiven: true, source: person.email, at: '2026-11-01T10:00:00Z' },
    sharedUnitReason: `${person.firstName} is the brother`,
    outside: { firstName: person.firstName, email: person.email },
    ...change,
  })
  const { id: bookingId, bookingNumber, linkKey } = booking
  return { ...person, propertyId, marks: [mark, person.phone], bookingId, bookingNumber, linkKey }
}

/** Tables that hold people, the feature that answers for each, and how a person gets into it beside their booking. */
export const HELD: Record<
  string,
  { by: FeatureName | 'platform'; plant(db: Database, who: Planted): Promise<unknown> }
> = {
  bookings: { by: 'guests', plant: async () => {} },
  // Kept by the database with the booking.
  booking_changes: {
    by: 'guests',
    plant: within((tx, { propertyId, bookingId, firstName, email }) =>
      tx.insert(bookingChanges).values({
        ...{ propertyId, bookingId, revision: 1, kind: 'changed', source: 'staff' },
        before: { firstName },
        after: { email },
      }),
    ),
  },
  orders: { by: 'orders', plant: plantOrders },
  order_lines: { by: 'orders', plant: async () => {} },
  payments: { by: 'payments', plant: plantPayment },
  messages: {
    by: 'messaging',
    plant: within((tx, who) =>
      tx.insert(messages).values([messageTo(who, who.bookingId), messageTo(who, null)]),
    ),
  },
  mailings: { by: 'messaging', plant: within(plantMailing) },
  message_bodies: { by: 'messaging', plant: async () => {} },
  message_addresses: {
    by: 'messaging',
    plant: within((tx, { propertyId, email }) =>
      tx.insert(messageAddresses).values({
        propertyId,
        channel: 'email',
        address: email,
        standing: 'bounced',
        source: 'mail',
        at: new Date(),
      }),
    ),
  },
  threads: { by: 'messaging', plant: within(plantThreads) },
  thread_entries: { by: 'messaging', plant: async () => {} },
  voucher_redemptions: {
    by: 'guestbook',
    plant: within((tx, { propertyId, bookingId }) =>
      tx
        .insert(voucherRedemptions)
        .values({ propertyId, bookingId, cardId: newId(), redeemedAt: new Date() }),
    ),
  },
  tracking_events: {
    by: 'statistics',
    plant: within((tx, { propertyId, bookingId }) =>
      tx.insert(trackingEvents).values({
        ...{ propertyId, bookingId, id: newId(), event: 'page_view' as never },
        occurredAt: new Date(),
        receivedAt: new Date(),
      }),
    ),
  },
  audit_entries: {
    by: 'audit',
    plant: within((tx, { propertyId, firstName, lastName, email, phone }) =>
      tx.insert(auditEntries).values({
        ...{ propertyId, id: newId(), actorName: 'Anna Lien', action: 'request.declined' },
        subject: `Dinner for ${firstName} ${lastName}`,
        details: { reason: `wrote from ${email}, called from ${phone}` },
      }),
    ),
  },
  saved_filters: {
    by: 'team',
    plant: within((tx, { propertyId, email }) =>
      tx.insert(savedFilters).values({
        ...{ propertyId, id: newId(), userId: newId(), list: 'guests', name: 'Looked for' },
        filters: { search: email } as never,
        createdAt: new Date(),
      }),
    ),
  },
  booking_imports: {
    by: 'guests',
    plant: within((tx, { propertyId, lastName, bookingId }) =>
      tx.insert(bookingImports).values({
        ...{ propertyId, id: bookingId, state: 'applied', fileName: 'bookings.csv', actorName: 'Anna Lien' },
        columns: [{ name: 'Guest', samples: [lastName], dates: {} as never }],
      }),
    ),
  },
  booking_import_rows: {
    by: 'guests',
    plant: within((tx, { propertyId, bookingId, bookingNumber, firstName, lastName }) =>
      tx.insert(bookingImportRows).values([
        {
          propertyId,
          importId: bookingId,
          row: 1,
          line: 2,
          bookingId,
          bookingNumber,
          cells: [firstName, lastName],
        },
        { propertyId, importId: bookingId, row: 2, line: 3, guestName: `${firstName} ${lastName}` },
      ]),
    ),
  },
  webhook_deliveries: { by: 'webhooks', plant: within(plantDeliveries) },
  automation_steps: {
    by: 'automations',
    plant: within(async (tx, { propertyId, bookingId }) => {
      const automation = { propertyId, id: newId(), name: 'Welcome', automation: anAutomation() }
      const now = new Date()
      await tx.insert(automations).values({ ...automation, createdAt: now, changedAt: now })
      await tx.insert(automationSteps).values({
        ...{ propertyId, automationId: automation.id, version: 1, bookingId, step: 1 },
        ...{ dueAt: now, state: 'planned' as const },
      })
    }),
  },
  survey_responses: { by: 'survey', plant: within(plantAnswers) },
  survey_stays: { by: 'survey', plant: async () => {} },
  cleaning_choices: {
    by: 'cleaning',
    plant: within((tx, { propertyId, bookingId, firstName }) =>
      tx.insert(cleaningChoices).values({
        ...{ propertyId, bookingId, day: '2026-11-03', choice: 'request' as const, cardId: newId() },
        ...{ note: `${firstName} sleeps until ten`, chosenAt: new Date('2026-11-02T18:00:00Z') },
      }),
    ),
  },
  cleaning_told: { by: 'cleaning', plant: plantRoomReady },
  registration_submissions: { by: 'registration', plant: plantRegistration },
  registration_pictures: { by: 'registration', plant: async () => {} },
  registration_links: {
    by: 'registration',
    plant: within((tx, { propertyId, bookingId, firstName }) =>
      tx.insert(registrationLinks).values({
        ...{ propertyId, id: newId(), tokenHash: newId(), bookingId, person: 'adult', name: firstName },
        madeAt: new Date('2026-11-01T10:00:00Z'),
        expiresAt: new Date('2026-12-01T10:00:00Z'),
      }),
    ),
  },
  idempotency_keys: {
    by: 'platform',
    plant: within((tx, { propertyId, firstName, bookingId }) =>
      tx.insert(idempotencyKeys).values({
        ...{ propertyId, endpoint: 'PUT hotel/guests/:bookingId', key: newId(), bodyHash: '', status: 200 },
        answer: { id: bookingId, firstName },
      }),
    ),
  },
}

/** Tables of a property that hold no guest, each with the reason. */
export const HOLDS_NOBODY: Record<string, string> = {
  asked_prices: 'numbers',
  automations: 'what the house sends all guests',
  booking_import_meanings: 'what columns of files mean',
  deal_totals: 'numbers',
  deals: 'what the house offers guests',
  event_readers: 'places in a list',
  places_taken: 'numbers',
  pms_bookings: 'which of their reservations is which of our bookings, by id',
  pms_connections: 'keys of another system',
  pms_imports: 'numbers',
  pms_postings: 'states',
  pms_registrations: 'states, with none of the other system’s words',
  pms_room_changes: 'states of stays and orders, by id',
  pms_stay_steps: 'states',
  property_tokens: 'names of other systems',
  webhooks: 'addresses of other systems',
  card_editors: 'staff who edit at the moment',
  cards: 'what the house tells all guests',
  cleaning_marks: 'what staff did in rooms, kept for 90 days',
  cleaning_pictures: 'pictures of rooms, gone with their marks',
  cleaning_settings: 'how the house cleans',
  guestbook_drafts: 'what the house tells all guests',
  guestbook_versions: 'what the house tells all guests',
  invitations: 'staff',
  media_files: 'files of the house',
  memberships: 'staff',
  message_settings: 'how the house writes; keys of a provider',
  module_configs: 'flags and trials',
  order_counters: 'numbers',
  order_places: 'what an order took of a day',
  order_stay_times: 'times of a stay by id, gone with the person of the order',
  order_upgrades: 'from which category of rooms to which, by id',
  outbox: 'ids alone, kept for a short while',
  own_fonts: 'fonts',
  payment_settings: 'keys of a provider',
  payment_webhooks: 'ids of what a provider said',
  products: 'what the house sells',
  properties: 'the house itself',
  registration_forms: 'what the house asks all guests',
  registration_form_versions: 'what the house asks all guests',
  retention_runs: 'numbers',
  retention_settings: 'numbers',
  room_types: 'rooms',
  room_upgrades: 'what the house offers guests',
  sandbox_payments: 'amounts of a demo',
  set_up_marks: 'moments',
  statistics_days: 'numbers',
  survey_counts: 'numbers',
  survey_strangers: 'numbers of one day, by keyed hashes of networks',
  survey_versions: 'what the house asks all guests',
  surveys: 'what the house asks all guests',
  target_groups: 'what the house looks for in a stay',
  template_settings: 'a choice of the house',
  template_versions: 'pages and e-mails of the house, before they are filled for anybody',
  templates: 'pages and e-mails of the house, before they are filled for anybody',
  tracking_batches: 'names of calls, made up by browsers and kept for two days',
  tracking_days: 'numbers',
  weekly_summaries: 'staff who get an e-mail',
  tracking_totals: 'numbers',
  unit_categories: 'rooms',
  units: 'rooms',
  voucher_statistics: 'numbers',
  canned_answers: 'what the house writes to all guests',
  thread_devices: 'hashes, gone with their thread',
  thread_codes: 'hashes, gone with their thread',
}

export async function plantEverywhere(db: Database, who: Planted): Promise<void> {
  for (const { plant } of Object.values(HELD)) await plant(db, who)
}

/** Where anything of a person still stands: every column of every table of the property is read as text. */
export async function tracesOf(db: Database, { propertyId, marks }: Planted): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesOfProperties(db)) {
    for (const mark of marks) {
      const { rows } = await db.tenant(propertyId, (tx) =>
        tx.execute<{ held: string }>(
          sql`select ${table}::regclass::text as held from ${sql.identifier(table)} whole_row
            where whole_row::text ilike ${`%${mark}%`} and property_id = ${propertyId}`,
        ),
      )
      found.push(...rows.map(({ held }) => `${held}: ${mark}`))
    }
  }
  return found
}

export async function tablesOfProperties(db: Database): Promise<string[]> {
  const { rows } = await db.installation((tx) =>
    tx.execute<{ name: string }>(sql`
      select relname as name from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'property_id' and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'memberships'
      order by relname`),
  )
  return rows.map(({ name }) => name)
}

function within(write: (tx: Tx, who: Planted) => Promise<unknown>) {
  return (db: Database, who: Planted) => db.tenant(who.propertyId, (tx) => write(tx, who))
}

async function plantDeliveries(tx: Tx, { propertyId, bookingId, email }: Planted): Promise<void> {
  const webhookId = newId()
  const moment = new Date('2026-11-04T10:00:00Z')
  await tx.insert(webhooks).values({
    propertyId,
    id: webhookId,
    name: 'Door locks',
    url: 'https://locks.example',
    events: [],
    isOn: false,
    secret: 'sealed',
    createdAt: moment,
    changedAt: moment,
  })
  const delivery = { propertyId, webhookId, event: 'booking.changed' as never, state: 'delivered' as const }
  await tx.insert(webhookDeliveries).values(
    [bookingId, null].map((about, nth) => ({
      ...{ ...delivery, id: newId(), eventId: newId(), subject: `${bookingId} ${nth}`, bookingId: about },
      ...{ body: JSON.stringify({ email }), occurredAt: moment, createdAt: moment },
    })),
  )
}

function orderOf({ firstName, lastName, email, phone }: Planted) {
  return {
    ...{ firstName, lastName, email, phone },
    status: 'accepted' as const,
    doneAt: new Date('2026-11-04T12:00:00Z'),
    placedAt: new Date('2026-11-04T10:00:00Z'),
    comment: `${firstName} is allergic`,
    note: `${lastName} complained`,
    reasonText: `as ${firstName} asked`,
  }
}

/** One of the stay, one that the person sent without a booking; both with words of theirs. */
async function plantOrders(db: Database, who: Planted): Promise<void> {
  const lines = [{ comment: `for ${who.firstName}` }]
  await anOrder(db, who.propertyId, { ...orderOf(who), bookingId: who.bookingId }, lines)
  await anOrder(db, who.propertyId, { ...orderOf(who), email: who.email.toUpperCase() }, lines)
}

async function plantPayment(db: Database, who: Planted): Promise<void> {
  const { propertyId, bookingId } = who
  const { id: orderId } = await anOrder(db, propertyId, { ...orderOf(who), bookingId, payment: 'captured' })
  const moment = new Date('2026-11-04T10:00:00Z')
  const payment = { propertyId, orderId, provider: 'stripe' as const, providerPaymentId: newId() }
  await db.tenant(propertyId, (tx) =>
    tx.insert(payments).values({
      ...payment,
      ...{ state: 'captured' as const, amount: 10_000, captured: 10_000, currency: 'NOK' },
      createdAt: moment,
      updatedAt: moment,
    }),
  )
}

/** A form of the stay's guest, sealed, with an ID picture. */
/** What the person answered about the stay, and once as nobody's guest with the address written into it. */
async function plantAnswers(tx: Tx, who: Planted): Promise<void> {
  const { propertyId, bookingId, firstName, lastName, email } = who
  const contact = { firstName, lastName, email, unit: '204', checkIn: '2026-11-01', checkOut: '2026-11-05' }
  const words = `Room 204 was cold, says ${firstName}`
  const response = (of: string | null) => ({
    ...{ propertyId, id: newId(), surveyId: newId(), version: 1, bookingId: of, contact, words },
    ...{ answers: { recommend: 3, why: words }, language: 'en', note: `Wrote to ${email}` },
    ...{ sentAt: new Date('2026-11-06T10:00:00Z'), day: '2026-11-06' },
    ...{ clientKeyHash: newId(), sentHash: newId(), deviceHash: newId() },
  })
  await tx.insert(surveyResponses).values([response(bookingId), response(null)])
  await tx.insert(surveyStays).values({
    ...{
      propertyId,
      surveyId: newId(),
      bookingId,
      guestMark: newId(),
      kind: 'survey',
      askedOn: '2026-11-06',
    },
  })
}

/** That the room of the stay was ready. */
async function plantRoomReady(db: Database, { propertyId, bookingId }: Planted): Promise<void> {
  const unit = await aUnit(db, propertyId, newId().slice(0, 8))
  await db.tenant(propertyId, (tx) =>
    tx.insert(cleaningTold).values({
      ...{ propertyId, bookingId, unitId: unit.id, id: newId() },
      toldAt: new Date('2026-11-01T12:00:00Z'),
    }),
  )
}

async function plantRegistration(db: Database, who: Planted): Promise<void> {
  const { propertyId, bookingId, bookingNumber, firstName, lastName, email } = who
  const { rows } = await db.tenant(propertyId, (tx) =>
    tx.execute<{ arrival: string; departure: string }>(
      sql`select arrival::text, departure::text from bookings where id = ${bookingId}`,
    ),
  )
  const { arrival = '', departure = '' } = rows[0] ?? {}
  const filled = aFilledForm()
  const values = { ...filled.values, firstName, lastName, email }
  const { id: submissionId } = await aSubmission(
    db,
    propertyId,
    { id: bookingId, bookingNumber, arrival, departure },
    { filled: { ...filled, values } },
  )
  const picture = { propertyId, id: newId(), bookingId, submissionId, deviceHash: '', clientKey: newId() }
  await db.tenant(propertyId, (tx) =>
    tx.insert(registrationPictures).values({
      ...{ ...picture, keyId: '', dataKey: '', file: picture.id, width: 1, height: 1, madeAt: new Date() },
    }),
  )
}

/** A message somebody wrote to the person alone. */
async function plantMailing(tx: Tx, who: Planted): Promise<void> {
  const { propertyId, bookingId, firstName } = who
  const createdAt = new Date('2026-11-04T10:00:00Z')
  const id = newId()
  const bodyId = newId()
  const text = `A parcel for ${firstName}`
  await tx.insert(mailings).values({
    ...{ propertyId, id, purpose: 'service', state: 'sending', createdByName: 'Anna Lien', createdAt },
    audience: { groups: [{ parts: [{ who: 'specific guests', ids: [bookingId] }] }] },
    content: { email: null, sms: { languages: { 0: text } } },
  })
  const content = { form: 'sms' as const, text }
  await tx
    .insert(messageBodies)
    .values({ propertyId, id: bodyId, channel: 'sms', form: 'sms', language: 'en', content, createdAt })
  const message = { ...messageTo(who, bookingId), causeKind: 'mailing', causeId: id, bodyText: '' }
  const facts = { values: { firstName }, links: {}, unsubscribe: null, offers: {}, surveys: {} }
  await tx.insert(messages).values({ ...message, bodyId, facts })
}

function messageTo({ propertyId, firstName, email }: Planted, bookingId: string | null) {
  return {
    ...{
      propertyId,
      bookingId,
      id: newId(),
      kind: 'accepted',
      channel: 'email' as const,
      state: 'sent' as const,
    },
    ...{ causeKind: 'order', causeId: newId(), recipient: email, language: 'en' },
    subject: `Dear ${firstName}`,
    bodyText: `Hello ${firstName}`,
    createdAt: new Date('2026-11-04T10:00:00Z'),
  }
}

/** One of the stay, one of a visitor of that name and one of a sender whom no booking has. */
async function plantThreads(tx: Tx, who: Planted): Promise<void> {
  const { propertyId, bookingId, firstName, lastName, email } = who
  const at = new Date()
  const whose = [
    { bookingId },
    { visitorName: `${firstName} ${lastName}`, visitorRoom: `room of ${lastName}` },
    { sender: email },
  ]
  for (const from of whose) {
    const id = newId()
    await tx.insert(threads).values({ propertyId, id, language: 'en', lastAt: at, createdAt: at, ...from })
    await tx.insert(threadEntries).values({
      ...{ propertyId, threadId: id, id: newId(), writtenBy: 'guest', channel: 'email', at },
      text: `${firstName} writes from ${email}`,
    })
  }
}
