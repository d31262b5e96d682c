import { fittingSms } from '@innkeeper/domain/messaging/sms-text.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { messageChannels } from './channels.ts'
import { findPropertiesWithUnread, findUnreadDue } from './guest-repository.ts'
import type { ThreadHouse, ThreadHouses } from './house.ts'
import type { Outgoing, OutgoingContent } from './outgoing.ts'
import { findListedThread, type ListedThread, lockThread, updateEntry } from './repository.ts'
import { subjectOf } from './subject.ts'
import type { ThreadEntryRow } from './tables.ts'
import { tellStaff } from './write-entry.ts'

/** The panel of the guestbook that the link opens. */
const PANEL = 'chat'

type Dependencies = { db: Database; clock: Clock; houseOf: ThreadHouses; outgoing: Outgoing }
type Way = { channel: 'email' | 'sms'; to: string }

/** What nobody read in the guestbook goes out by e-mail or SMS, once, with a link back. */
export function createUnreadAnswers({ db, clock, houseOf, outgoing }: Dependencies) {
  async function contentOf(
    house: ThreadHouse,
    { thread, stay }: ListedThread,
    { way, texts, subject }: { way: Way; texts: readonly string[]; subject: string },
  ): Promise<OutgoingContent> {
    const { translate } = await import('@innkeeper/i18n/translate.ts')
    const { index, code } = house.languageOf(stay?.language ?? thread.language)
    const url = stay ? `${house.addressOf(stay)}?box=${PANEL}` : ''
    const property = house.property.name
    if (way.channel === 'sms') {
      const text = texts.join(' ').replace(/\s+/g, ' ')
      return outgoing.smsOf(
        fittingSms([
          translate(code, 'sms.thread.answer', { property, text, url }),
          translate(code, 'sms.thread.link', { property, url }),
        ]),
      )
    }
    const text = [...texts, `${translate(code, 'mail.thread.link')}: ${url}`].join('\n\n')
    return { email: await outgoing.letter(house, { subject, text, languageIndex: index, stay }) }
  }

  /** E-mail first: it costs nothing and has room for all that was written. */
  async function wayTo(house: ThreadHouse, found: ListedThread): Promise<Way | null> {
    const channels = await db.tenant(house.propertyId, (tx) => messageChannels(tx, house, found), {
      readOnly: true,
    })
    for (const channel of ['email', 'sms'] as const) {
      const to = channels.find((offered) => offered.channel === channel)?.to
      if (to) return { channel, to }
    }
    return null
  }

  async function sendThread(house: ThreadHouse, threadId: string, due: readonly ThreadEntryRow[]) {
    const { propertyId } = house
    const read = await db.tenant(
      propertyId,
      async (tx) => {
        const found = await findListedThread(tx, propertyId, threadId)
        return found && { found, subject: await subjectOf(tx, house, found) }
      },
      { readOnly: true },
    )
    if (!read) return
    const { found, subject } = read
    const way = found.stay ? await wayTo(house, found) : null
    const texts = due.map(({ text }) => text)
    const content = way && (await contentOf(house, found, { way, texts, subject }))
    await db.tenant(propertyId, async (tx) => {
      const thread = await lockThread(tx, propertyId, threadId)
      if (!thread) return
      const still = (await findUnreadDue(tx, propertyId, clock.now())).filter(
        (entry) => entry.threadId === threadId,
      )
      // Read, or sent by another node, while the letter was written.
      const isSame = still.length === due.length && still.every(({ id }, place) => id === due[place]?.id)
      if (!isSame) return
      const goes = way && content && !(await outgoing.isOverLimit(tx, propertyId, content))
      const messageId = goes
        ? await outgoing.send(tx, {
            propertyId,
            threadId,
            bookingId: thread.bookingId,
            kind: 'unread',
            language: house.languageOf(found.stay?.language ?? thread.language).code,
            ...way,
            content,
          })
        : null
      for (const entry of still) await updateEntry(tx, entry, { goesOutAt: null, messageId })
      await tellStaff(tx, thread)
    })
  }

  return async (): Promise<void> => {
    const properties = await db.installation((tx) => findPropertiesWithUnread(tx, clock.now()), {
      readOnly: true,
    })
    for (const propertyId of properties) {
      const house = await houseOf(propertyId)
      const due = await db.tenant(propertyId, (tx) => findUnreadDue(tx, propertyId, clock.now()), {
        readOnly: true,
      })
      for (const [threadId, entries] of Map.groupBy(due, (entry) => entry.threadId)) {
        await sendThread(house, threadId, entries)
      }
    }
  }
}

export function unreadAnswersJob(sendUnread: () => Promise<void>): Job<Record<string, never>> {
  return defineJob({
    name: 'messaging.send-unread-answers',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    retries: 0,
    handler: sendUnread,
  })
}
