import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { messages } from '../features/messaging/tables.ts'
import { webhookDeliveries } from '../features/webhooks/tables.ts'
import type { Database, Tx } from '../platform/db/port.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { anAutomation } from './automation-desk.ts'
import { aBooking, aCard, aProperty, aSignedIn } from './builders.ts'
import { caller } from './caller.ts'
import { fontFile } from './font-files.ts'
import { importCalls } from './import-calls.ts'
import { anOrder } from './orders.ts'
import { AMERICAN, aForm, aRegisteringGuest, filledBy, withPicture } from './registering-guest.ts'
import { A_CONTACT, anAnsweringGuest, aPublishedSurvey } from './survey-house.ts'
import { textModule } from './template-desk.ts'

export type PropertyWithEverything = Awaited<ReturnType<typeof aPropertyWithEverything>>

/** The bytes of the property's picture, which somebody else may have as well. */
export const PRIVATE_PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
)

/** A property with something in it of everything that has an id, made by its own owner through the product. */
export async function aPropertyWithEverything(app: TestApp) {
  const propertyId = await aProperty(app.db, { name: 'The private property' })
  const owner = await aSignedIn(app, propertyId, ['owner'])
  const call = caller(app, owner.cookie)
  const made = async (path: string, body?: object) => {
    const { data, code } = await call('POST', path, body)
    if (code) throw new Error(`${path} answered ${code}`)
    return data
  }
  const category = await made('unitCategories', { name: 'Private category' })
  const unit = await made('units', { code: 'Private 1', categoryId: category.id })
  const group = await made('targetGroups', {
    name: 'Private group',
    rateCodes: ['PRIVATE'],
    unitCategories: [category.id],
    minNights: 1,
    maxNights: null,
    returningGuest: null,
  })
  const booking = await aBooking(app.db, propertyId, {
    unitId: unit.id,
    lastName: 'Confidential',
    rateCode: 'PRIVATE',
  })
  const card = await aCard(app.db, propertyId, { title: 'Private card' })
  await made('cards/publish')
  const invitation = await made('team/invitations', { email: 'private@guest.example', roles: ['editor'] })
  // The mail goes out in its own time, and leaves a mark when it has.
  await vi.waitFor(
    async () => {
      const { invitations } = (await call('GET', 'team')).data
      if (invitations[0].state !== 'open') throw new Error('the invitation has not been sent')
    },
    { timeout: 20_000, interval: 200 },
  )
  const font = await made('fonts', {
    family: 'Private Grotesk',
    fileName: 'private.woff2',
    content: fontFile().toString('base64'),
    hasLicence: true,
  })
  const picture = await app.media.storeFile(propertyId, {
    bytes: PRIVATE_PICTURE,
    fileName: 'Private picture.svg',
  })
  const template = await made('htmlbuilder/template/create', {
    type: 'signature',
    data: { content: { name: 'Private signature', localizedData: { 0: [textModule('Private words')] } } },
  })
  await made('htmlbuilder/template/publish', { id: template.id, revision: 1 })
  await call('PUT', 'htmlbuilder/template/defaultSignatureId', { templateId: template.id })
  const { product } = await made('products', {})
  const content = { 0: { title: 'Private breakfast', description: '' } }
  await call('PUT', `products/${product.id}`, { revision: 1, change: { content, state: 'enabled' } })
  const deal = await made('upselling/deals', {})
  const words = { title: 'Private sauna', subtitle: '', description: '' }
  await call('PUT', `upselling/deals/${deal.deal.id}`, {
    revision: 1,
    change: { content: { 0: words }, products: [{ productId: product.id, salePrice: 100 }] },
  })
  const better = await made('unitCategories', { name: 'Private suite' })
  const { upgrade } = await made('roomUpgrades', { from: category.id, to: better.id })
  const order = await anOrder(app.db, propertyId, {
    status: 'accepted',
    bookingId: booking.id,
    lastName: 'Confidential',
  })
  const message = {
    propertyId,
    id: newId(),
    kind: 'accepted',
    channel: 'sms' as const,
    causeKind: 'order',
    causeId: order.id,
    recipient: '+4712345678',
    language: 'en',
    bodyText: 'Confidential',
    state: 'failed' as const,
    failure: 'refused',
    createdAt: app.clock.now(),
  }
  await app.db.tenant(propertyId, (tx) => tx.insert(messages).values(message))
  const mailing = await made('messages', {
    audience: { groups: [{ parts: [{ who: 'specific guests', ids: [booking.id] }] }] },
    content: {
      email: { from: 'letter', languages: { 0: { subject: 'Private subject', text: 'Private words' } } },
      sms: null,
    },
    purpose: 'service',
    sendAt: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
    confirmedPeople: null,
  })
  const thread = await made('threads', { bookingId: booking.id })
  const entries = await made(`threads/${thread.id}/answer`, {
    text: 'Confidential',
    channel: 'note',
    clientKey: newId(),
  })
  const canned = await made('cannedAnswers', { name: 'Private answer', languages: { 0: 'Confidential' } })
  const registration = await aForm(app, propertyId, { body: withPicture(undefined, false) })
  const guest = aRegisteringGuest(app, propertyId)
  await guest.link(booking.linkKey, 'Confidential')
  const photograph = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { pictureId } = (await guest.picture(booking.linkKey, photograph)).data
  const filled = filledBy({ ...AMERICAN, lastName: 'Confidential' })
  const sent = await guest.send({ ...registration, booking: booking.linkKey, filled, pictureId })
  const { apiToken } = await made('users/apiTokens', { name: 'Private token' })
  const { propertyToken } = await made('propertyTokens', { name: 'Private system', lastDay: null })
  const { webhook } = await made('webhooks', {
    name: 'Private locks',
    // Off: nothing leaves a test.
    url: 'https://8.8.8.8/private-hook',
    events: ['booking.changed'],
    isOn: false,
  })
  const delivery = {
    propertyId,
    id: newId(),
    webhookId: webhook.id as string,
    eventId: '1-1',
    event: 'booking.changed' as const,
    subject: 'event 1-1',
    occurredAt: app.clock.now(),
    bookingId: booking.id,
    body: '{"lastName":"Confidential"}',
    state: 'given up' as const,
    createdAt: app.clock.now(),
  }
  await app.db.tenant(propertyId, (tx) => tx.insert(webhookDeliveries).values(delivery))
  const automation = await made('automations', { automation: anAutomation({ name: 'Confidential' }) })
  const form = await made('registrationFormsFields', {
    name: 'Confidential form',
    isOn: true,
    targetGroupIds: [group.id],
    body: formBodyOf('DK'),
  })
  const survey = await aPublishedSurvey(call, SAMPLE_SURVEY, 'Private survey')
  const answered = await anAnsweringGuest(app, propertyId).send(survey.id, {
    booking: booking.linkKey,
    contact: { ...A_CONTACT, lastName: 'Confidential' },
  })
  const problemPictureId = newId()
  await app.inject({
    ...{
      method: 'POST',
      url: `/api/hotel/roomCleaning/pictures?id=${problemPictureId}`,
      payload: photograph,
    },
    headers: { cookie: owner.cookie, 'content-type': 'application/octet-stream' },
  })
  const problem = { id: newId(), unitId: unit.id, date: '2026-11-15', kind: 'problem', agoMs: 0 }
  await made('roomCleaning/marks', {
    marks: [{ ...problem, text: 'Confidential', pictureIds: [problemPictureId] }],
  })
  const { settings: cleaning } = (await call('GET', 'roomCleaning/settings')).data
  await call('PUT', 'roomCleaning/settings', { settings: { ...cleaning, isDaily: false }, revision: 0 })
  const sessions = (await call('GET', 'users/sessions')).data as { id: string }[]
  return {
    propertyId,
    userId: owner.userId,
    email: owner.email,
    categoryId: category.id as string,
    unitId: unit.id as string,
    linkId: unit.linkId as string,
    groupId: group.id as string,
    bookingId: booking.id,
    linkKey: booking.linkKey,
    cardId: card.id,
    invitationId: invitation.id as string,
    fontId: font.id as string,
    mediaId: picture.id,
    templateId: template.id as string,
    productId: product.id as string,
    dealId: deal.deal.id as string,
    betterCategoryId: better.id as string,
    roomUpgradeId: upgrade.id as string,
    orderId: order.id,
    messageId: message.id,
    mailingId: mailing.id as string,
    importId: (
      await importCalls({ app, cookie: owner.cookie }).uploaded('Booking no,Name\nP1,Confidential\n')
    ).id,
    tokenId: apiToken.id as string,
    propertyTokenId: propertyToken.id as string,
    webhookId: delivery.webhookId,
    deliveryId: delivery.id,
    threadId: thread.id as string,
    entryId: entries.entries[0].id as string,
    answerId: canned.id as string,
    automationId: automation.id as string,
    formId: form.id as string,
    sessionId: sessions[0]?.id ?? '',
    registrationFormId: registration.formId,
    submissionId: sent.data.formId as string,
    pictureId: pictureId as string,
    problemPictureId,
    problemId: problem.id,
    surveyId: survey.id as string,
    responseId: answered.data.responseId as string,
  }
}

/** The words and ids that nobody outside may ever read. */
export function marksOf(target: PropertyWithEverything): string[] {
  return [
    ...Object.values(target),
    'The private property',
    'Private 1',
    'Private category',
    'Private group',
    'Private card',
    'Private picture',
    'Private Grotesk',
    'Private breakfast',
    'Private sauna',
    'Private suite',
    'Private signature',
    'Private system',
    'Private locks',
    'Private answer',
    'Private survey',
    'private-hook',
    'Confidential',
  ]
}

/** Every row of the property and of its owner's account, table by table. */
export async function everythingOf(
  db: Database,
  target: PropertyWithEverything,
): Promise<Record<string, unknown[]>> {
  const names = await isolatedTables(db)
  const isolated = await db.tenant(target.propertyId, (tx) => rowsOf(tx, names), { readOnly: true })
  const account = await db.installation(
    (tx) =>
      rowsOf(tx, ['memberships', 'staff_users', 'staff_sessions'], (name) =>
        name === 'staff_users' ? sql`id = ${target.userId}` : sql`user_id = ${target.userId}`,
      ),
    { readOnly: true },
  )
  // Written by the clock: the full hour may strike while somebody looks.
  const { retention_runs: _, ...others } = isolated
  return { ...others, ...account }
}

/** Names of all tables that row level security binds to a property. */
export async function isolatedTables(db: Database): Promise<string[]> {
  const { rows } = await db.executeSql(`
    select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'tenant' and has_table_privilege('innkeeper_tenant', c.oid, 'select')
    order by c.relname`)
  return (rows as { name: string }[]).map(({ name }) => name)
}

/** In one question: tests ask for all tables before and after every call there is. */
async function rowsOf(tx: Tx, names: readonly string[], where = (_: string) => sql`true`) {
  const tables = names.map(
    (name) =>
      sql`select ${name} as name, to_jsonb(t) as row from ${sql.identifier(name)} t where ${where(name)}`,
  )
  const all = sql.join(tables, sql` union all `)
  const { rows } = await tx.execute(sql`select name, row from (${all}) found order by name, row::text`)
  const found: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (const { name, row } of rows as { name: string; row: unknown }[]) found[name]?.push(row)
  return found
}
