import {
  cancelMailing,
  dryRunMailing,
  getMailing,
  listMailings,
  type Mailing,
  previewMailing,
  resendMailing,
  sendMailing,
} from '@innkeeper/api/messaging/mailings.ts'
import { MESSAGE_STATES } from '@innkeeper/domain/messaging/constants.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, write, writeAfter } from '../../../platform/http/handlers.ts'
import { recordBy } from '../../audit/service.ts'
import type { EmailOffers } from '../../html-builder/service.ts'
import { type BodyContent, offersAskedBy, prepareBody } from '../message-body.ts'
import { surveysAskedBy } from '../survey-asks.ts'
import type { MailingRow } from '../tables.ts'
import { dryRun } from './dry-run.ts'
import { inLanguage } from './guest-language.ts'
import type { MailingHouse } from './mailing-house.ts'
import { findMailingNames } from './mailing-name.ts'
import { countStates, findMailing, findMailings, type StateCounts } from './mailing-repository.ts'
import type { Mailings } from './mailings.ts'
import { partsFor } from './new-messages.ts'
import type { Person } from './people.ts'
import { refusalsOf } from './queue-content.ts'

const PAGE_SIZE = 30

type Dependencies = {
  db: Database
  clock: Clock
  mailings: Mailings
  origin: string
  emailOffers: Pick<EmailOffers, 'forStay'>
  /** Throws `module/not-available` where the property may not send this way. */
  requireChannels(propertyId: string, channels: { email: boolean; sms: boolean }): Promise<void>
}

export function mailingHandlers(dependencies: Dependencies): Handler[] {
  const { db, clock, mailings, origin, emailOffers, requireChannels } = dependencies
  const unknown = () => new AppError('message/unknown', 'There is no such message.')

  /** What an e-mail would show this guest of what they can have and are asked, were it sent now. */
  async function shownAt(
    body: BodyContent,
    { propertyId, house, person }: { propertyId: string; house: MailingHouse; person: Person },
  ) {
    const { offers: modules, cameFrom } = offersAskedBy(body)
    const own = { bookingId: person.guest.id, languageCode: person.language.code, origin }
    const asked = await house.surveyAsks.whenSent(propertyId, { ...own, asked: surveysAskedBy(body) })
    return {
      offers: await emailOffers.forStay({ ...own, propertyId, modules, cameFrom }),
      surveys: asked.refused === null ? asked.surveys : {},
    }
  }

  return [
    read(dryRunMailing, async ({ propertyId, body }) => {
      const { audience, channels, purpose, content } = body
      const house = await mailings.houseOf(propertyId)
      const prepared = content && (await mailings.prepare(propertyId, content, purpose === 'marketing'))
      const at = body.sendAt === null ? clock.now() : new Date(body.sendAt)
      return db.tenant(
        propertyId,
        async (tx) => {
          const people = await mailings.peopleOf(tx, house, { audience, wish: { channels, purpose }, at })
          const partsLeft = await house.partsLeft(tx)
          const bodies = prepared?.bodies ?? {}
          const refusals = await refusalsOf(tx, house, people, bodies)
          return dryRun(people, house, { channels, purpose, bodies, at, partsLeft, refusals })
        },
        { readOnly: true },
      )
    }),
    read(previewMailing, async ({ propertyId, body: { content, purpose, bookingId } }) => {
      const house = await mailings.houseOf(propertyId)
      const prepared = await mailings.prepare(propertyId, content, purpose === 'marketing')
      if (!prepared) throw new AppError('message/template-gone', 'This e-mail is not published any more.')
      const [person] = await db.tenant(
        propertyId,
        (tx) =>
          mailings.peopleOf(tx, house, {
            audience: { groups: [{ parts: [{ who: 'specific guests', ids: [bookingId] }] }] },
            wish: { channels: [], purpose },
            at: clock.now(),
          }),
        { readOnly: true },
      )
      if (!person) throw new AppError('booking/unknown', 'There is no such guest.')
      const facts = house.factsOf(person)
      const { index } = person.language
      const email = inLanguage(prepared.bodies.email ?? {}, index, house.localization)
      const sms = inLanguage(prepared.bodies.sms ?? {}, index, house.localization)
      const shown = email && (await shownAt(email.value, { propertyId, house, person }))
      const filled = email && prepareBody(email.value)({ ...facts, ...shown })
      const { text = '' } = sms ? prepareBody(sms.value)(facts) : {}
      return {
        language: index,
        email: filled && { subject: filled.subject, html: filled.html ?? '', text: filled.text },
        sms: sms && { text, parts: partsFor(sms.value, facts) },
      }
    }),
    read(listMailings, ({ propertyId, query }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const after = query.after ? await findMailing(tx, propertyId, query.after) : null
          const rows = await findMailings(tx, propertyId, { after, limit: PAGE_SIZE + 1 })
          const shown = rows.slice(0, PAGE_SIZE)
          const next = rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null
          return { items: await presentAll(tx, propertyId, shown), next }
        },
        { readOnly: true },
      ),
    ),
    read(getMailing, ({ propertyId, params }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const row = await findMailing(tx, propertyId, params.mailingId)
          if (!row) throw unknown()
          return presentOne(tx, row)
        },
        { readOnly: true },
      ),
    ),
    writeAfter(
      sendMailing,
      async ({ propertyId, body: { content, purpose } }) => {
        await requireChannels(propertyId, { email: content.email !== null, sms: content.sms !== null })
        const [house, prepared] = await Promise.all([
          mailings.houseOf(propertyId),
          mailings.prepare(propertyId, content, purpose === 'marketing'),
        ])
        return { house, prepared }
      },
      async ({ staff, body }, tx, found) => {
        const mailing = await mailings.send(
          tx,
          { ...found, author: { id: staff.userId, name: staff.name } },
          body,
        )
        await recordBy(tx, staff, {
          action: 'message.sent',
          subject: mailing.id,
          details: { people: String(mailing.people) },
        })
        return presentOne(tx, mailing)
      },
    ),
    write(cancelMailing, async ({ propertyId, staff, params }, tx) => {
      const mailing = await mailings.cancel(tx, propertyId, params.mailingId)
      await recordBy(tx, staff, { action: 'message.cancelled', subject: mailing.id })
      return presentOne(tx, mailing)
    }),
    write(resendMailing, async ({ propertyId, staff, params }, tx) => {
      const mailing = await mailings.resend(tx, propertyId, params.mailingId)
      await recordBy(tx, staff, { action: 'message.sent', subject: mailing.id })
      return presentOne(tx, mailing)
    }),
  ]
}

async function presentOne(tx: Tx, row: MailingRow): Promise<Mailing> {
  const [mailing] = await presentAll(tx, row.propertyId, [row])
  if (!mailing) throw new Error('one row is presented as one mailing')
  return mailing
}

async function presentAll(tx: Tx, propertyId: string, rows: readonly MailingRow[]): Promise<Mailing[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await countStates(tx, propertyId, ids)
  const names = await findMailingNames(tx, propertyId, ids)
  return rows.map((row) => present(row, counts.get(row.id) ?? {}, names.get(row.id) ?? ''))
}

/** One that sends has done so when nothing of it waits. */
function present(row: MailingRow, counts: StateCounts, name: string): Mailing {
  const isDone = row.state === 'sending' && (counts.queued ?? 0) === 0
  return {
    id: row.id,
    name,
    audience: row.audience,
    content: row.content,
    purpose: row.purpose,
    state: isDone ? 'done' : row.state,
    failure: row.failure,
    sendAt: row.sendAt?.toISOString() ?? null,
    createdByName: row.createdByName,
    createdAt: row.createdAt.toISOString(),
    people: row.people,
    counts: Object.fromEntries(
      MESSAGE_STATES.map((state) => [state, counts[state] ?? 0]),
    ) as Mailing['counts'],
  }
}
