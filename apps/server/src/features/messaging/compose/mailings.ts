import {
  ASKS_ABOVE_PEOPLE,
  MAILING_PEOPLE_MAX,
  MESSAGE_CHANNELS,
  type MessageChannel,
} from '@innkeeper/domain/messaging/constants.ts'
import type { MessageContent, NewMailing } from '@innkeeper/domain/messaging/mailing-schema.ts'
import type { Wish } from '@innkeeper/domain/messaging/recipients.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import type { Lane } from '../delivery/due-messages.ts'
import { holdSmsLimit } from '../settings/sms-limit.ts'
import type { MailingRow } from '../tables.ts'
import type { TakeBackAsks } from '../take-back-asks.ts'
import { findCandidates } from './candidates.ts'
import type { ContentBodies, PreparedContent } from './content-bodies.ts'
import type { MailingHouse } from './mailing-house.ts'
import {
  cancelWaiting,
  findMailing,
  insertMailing,
  lockMailing,
  MAILING_CAUSE,
  requeueFailed,
  updateMailing,
} from './mailing-repository.ts'
import { type Person, reachCandidates } from './people.ts'
import { type PlannedMessage, planContent } from './plan-content.ts'
import { queueContent, refusalsOf } from './queue-content.ts'

export type Author = { id: string; name: string }

type Dependencies = {
  db: Database
  clock: Clock
  /** What a property sends with: its people, hours, limits and words; outside any transaction. */
  houseOf(propertyId: string): Promise<MailingHouse>
  /** Null where the template is gone. */
  prepare(propertyId: string, content: MessageContent, isMarketing: boolean): Promise<PreparedContent | null>
  ask(tx: Tx, lane: Lane): Promise<unknown>
  takeBackAsks: TakeBackAsks
  /** In the transaction: pages that show the mailing look again. */
  tell(tx: Tx, propertyId: string, mailingId: string): Promise<void>
}

export const channelsOf = ({ email, sms }: MessageContent): MessageChannel[] =>
  MESSAGE_CHANNELS.filter((channel) => (channel === 'email' ? email : sms) !== null)

/** Refuses what must be asked about again: many people, or others than were shown. */
function requireConfirmed(
  people: number,
  planned: readonly PlannedMessage[],
  confirmed: number | null,
): void {
  const reached = new Set(planned.filter(({ skipped }) => skipped === null).map(({ person }) => person)).size
  if (reached === 0) throw new AppError('message/nobody', 'Nobody would get this message.')
  const isConfirmed = confirmed === reached || (confirmed === null && reached <= ASKS_ABOVE_PEOPLE)
  if (!isConfirmed) {
    const details = { people, reached }
    throw new AppError('message/confirm-people', 'Confirm how many people get this message.', details)
  }
}

/** Messages to one or many: composed by somebody, sent now or at a time, once. */
export function createMailings(dependencies: Dependencies) {
  const { db, clock, houseOf, prepare, ask, tell, takeBackAsks } = dependencies

  async function peopleOf(
    tx: Tx,
    house: MailingHouse,
    { audience, wish, at }: { audience: NewMailing['audience']; wish: Wish; at: Date },
  ): Promise<Person[]> {
    const candidates = await findCandidates(tx, house.propertyId, {
      audience,
      house,
      now: at.getTime(),
      limit: MAILING_PEOPLE_MAX + 1,
    })
    if (candidates.length > MAILING_PEOPLE_MAX) {
      throw new AppError('message/too-many', 'These are more people than one message goes to.')
    }
    return reachCandidates(tx, house.propertyId, candidates, { wish, localization: house.localization })
  }

  /** Writes the messages of a mailing; it is on its way from here on. */
  async function begin(
    tx: Tx,
    mailing: MailingRow,
    { house, people, bodies }: { house: MailingHouse; people: readonly Person[]; bodies: ContentBodies },
  ) {
    const { propertyId, id, purpose } = mailing
    const now = clock.now()
    if (people.some(({ reach }) => reach.some(({ channel }) => channel === 'sms'))) {
      await holdSmsLimit(tx, propertyId)
    }
    const queued = await queueContent(tx, { ...house, partsLeft: await house.partsLeft(tx) }, people, {
      origin: { causeKind: MAILING_CAUSE, causeId: id, kind: purpose },
      purpose,
      bodies,
      now,
    })
    await updateMailing(tx, mailing, { state: 'sending', startedAt: now, people: people.length })
    const waiting = new Set(queued.flatMap(({ channel, state }) => (state === 'queued' ? [channel] : [])))
    for (const channel of waiting) await ask(tx, { propertyId, channel })
    await tell(tx, propertyId, id)
  }

  return {
    peopleOf,
    houseOf,
    prepare,

    /** In the transaction of the call, after house and content were found. */
    async send(
      tx: Tx,
      { house, prepared, author }: { house: MailingHouse; prepared: PreparedContent | null; author: Author },
      wanted: NewMailing & { confirmedPeople: number | null },
    ): Promise<MailingRow> {
      if (!prepared) throw new AppError('message/template-gone', 'This e-mail is not published any more.')
      if (prepared.isOffer && wanted.purpose !== 'marketing') {
        throw new AppError(
          'message/is-an-offer',
          'This e-mail is an offer and goes to those who agreed to offers.',
        )
      }
      const { propertyId } = house
      const { audience, content, purpose, confirmedPeople } = wanted
      const now = clock.now()
      const sendAt = wanted.sendAt === null ? null : new Date(wanted.sendAt)
      if (sendAt && sendAt <= now) throw new AppError('message/time-passed', 'This time has passed.')
      const wish = { channels: channelsOf(content), purpose }
      // As the dry run showed them: those the audience means at its hour.
      const people = await peopleOf(tx, house, { audience, wish, at: sendAt ?? now })
      const [partsLeft, refusals] = [
        await house.partsLeft(tx),
        await refusalsOf(tx, house, people, prepared.bodies),
      ]
      const planned = planContent(people, { ...house, partsLeft, refusals }, prepared.bodies)
      requireConfirmed(people.length, planned, confirmedPeople)
      const id = newId()
      await insertMailing(tx, {
        propertyId,
        id,
        audience,
        content,
        templateId: content.email?.from === 'template' ? content.email.templateId : null,
        purpose,
        sendAt,
        state: 'scheduled',
        people: people.length,
        createdBy: author.id,
        createdByName: author.name,
        createdAt: now,
      })
      const mailing = await required(tx, propertyId, id)
      if (sendAt === null) await begin(tx, mailing, { house, people, bodies: prepared.bodies })
      else await tell(tx, propertyId, id)
      return required(tx, propertyId, id)
    },

    /** Its hour has come; whoever comes second finds it begun. */
    async start({ propertyId, mailingId }: { propertyId: string; mailingId: string }): Promise<void> {
      const found = await db.tenant(propertyId, (tx) => findMailing(tx, propertyId, mailingId), {
        readOnly: true,
      })
      if (found?.state !== 'scheduled') return
      const [house, prepared] = await Promise.all([
        houseOf(propertyId),
        prepare(propertyId, found.content, found.purpose === 'marketing'),
      ])
      await db.tenant(propertyId, async (tx) => {
        const mailing = await lockMailing(tx, propertyId, mailingId)
        if (mailing?.state !== 'scheduled') return
        if (prepared) {
          const { audience, content } = mailing
          // An e-mail may have become an offer since somebody planned it.
          const purpose = prepared.isOffer ? ('marketing' as const) : mailing.purpose
          const wish = { channels: channelsOf(content), purpose }
          const people = await peopleOf(tx, house, { audience, wish, at: clock.now() })
          return begin(tx, { ...mailing, purpose }, { house, people, bodies: prepared.bodies })
        }
        await updateMailing(tx, mailing, {
          state: 'failed',
          failure: 'template-gone',
          finishedAt: clock.now(),
        })
        await tell(tx, propertyId, mailingId)
      })
    },

    async cancel(tx: Tx, propertyId: string, id: string): Promise<MailingRow> {
      const mailing = await lockMailing(tx, propertyId, id)
      if (!mailing) throw unknown()
      const now = clock.now()
      const taken = await cancelWaiting(tx, propertyId, id, now)
      if (mailing.state !== 'scheduled' && taken.length === 0) {
        throw new AppError('message/already-sent', 'Nothing of it waits any more.')
      }
      await takeBackAsks(tx, propertyId, taken)
      await updateMailing(tx, mailing, { state: 'cancelled', finishedAt: now })
      await tell(tx, propertyId, id)
      return required(tx, propertyId, id)
    },

    async resend(tx: Tx, propertyId: string, id: string): Promise<MailingRow> {
      const mailing = await lockMailing(tx, propertyId, id)
      if (!mailing) throw unknown()
      const again = await requeueFailed(tx, propertyId, id, clock.now())
      if (again.length === 0) throw new AppError('message/not-failed', 'Nothing of it failed.')
      await updateMailing(tx, mailing, { state: 'sending' })
      for (const channel of new Set(again.map((one) => one.channel))) await ask(tx, { propertyId, channel })
      await tell(tx, propertyId, id)
      return required(tx, propertyId, id)
    },
  }
}
export type Mailings = ReturnType<typeof createMailings>

const unknown = () => new AppError('message/unknown', 'There is no such message.')

async function required(tx: Tx, propertyId: string, id: string): Promise<MailingRow> {
  const mailing = await findMailing(tx, propertyId, id)
  if (!mailing) throw unknown()
  return mailing
}
