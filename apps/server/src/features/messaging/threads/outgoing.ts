import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import { plainSms, smsSegments } from '@innkeeper/domain/messaging/sms-text.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { SendableEmails } from '../../html-builder/service.ts'
import type { Lane } from '../delivery/due-messages.ts'
import { prepareBody } from '../message-body.ts'
import { messageRows } from '../message-rows.ts'
import type { NewMessage } from '../new-message.ts'
import { insertMessage } from '../repository.ts'
import { holdSmsLimit, smsPartsLeft } from '../settings/sms-limit.ts'
import type { ThreadHouse } from './house.ts'
import type { ThreadStay } from './repository.ts'

/** How messages name a thread as what caused them. */
export const THREAD_CAUSE = 'thread'

export type Letter = { subject: string; text: string; html: string }
export type OutgoingContent = { sms: { text: string } } | { email: Letter }

type Dependencies = {
  clock: Clock
  sendableEmails: SendableEmails
  ask(tx: Tx, lane: Lane): Promise<unknown>
}

export function createOutgoing({ clock, sendableEmails, ask }: Dependencies) {
  return {
    /** Words in the look of the property's e-mails; outside any transaction. */
    async letter(
      { propertyId, factsOf, property }: Pick<ThreadHouse, 'propertyId' | 'factsOf' | 'property'>,
      words: { subject: string; text: string; languageIndex: number; stay: ThreadStay | null },
    ): Promise<Letter> {
      const { subject, text, languageIndex, stay } = words
      const languages = { [languageIndex]: { subject, text } }
      const { languages: bodies } = await sendableEmails.letterBodies(propertyId, {
        languages,
        isMarketing: false,
      })
      const body = bodies[languageIndex]
      if (!body) throw new Error('a letter is compiled in the language it is written in')
      const facts = stay
        ? factsOf(stay)
        : { values: { propertyName: property.name }, links: {}, unsubscribe: null, offers: {}, surveys: {} }
      const filled = prepareBody({ form: 'compiled', ...body })(facts)
      return { subject: filled.subject, text: filled.text, html: filled.html ?? '' }
    },
    smsOf: (text: string) => ({ sms: { text: plainSms(text) } }),
    /** In the transaction that sends it: whether the month's limit has no room for it. */
    async isOverLimit(tx: Tx, propertyId: string, content: OutgoingContent): Promise<boolean> {
      if (!('sms' in content)) return false
      await holdSmsLimit(tx, propertyId)
      const left = await smsPartsLeft(tx, propertyId, clock.now())
      return left !== null && smsSegments(content.sms.text) > left
    },
    /** Queues a message of a thread and answers its id; sent once the transaction commits. */
    async send(
      tx: Tx,
      message: Pick<NewMessage, 'propertyId' | 'kind' | 'language'> & {
        threadId: string
        bookingId: string | null
        channel: MessageChannel
        to: string
        content: OutgoingContent
      },
    ): Promise<string> {
      const { propertyId, threadId, bookingId, kind, language, channel, to, content } = message
      const [row] = messageRows(
        {
          propertyId,
          cause: { kind: THREAD_CAUSE, id: threadId },
          kind,
          recipient: {
            bookingId,
            email: channel === 'email' ? to : null,
            phone: channel === 'sms' ? to : null,
          },
          language,
          content: 'sms' in content ? content : { email: { ...content.email, hasAttachments: false } },
        },
        clock.now(),
      )
      if (!row) throw new Error('a message of a thread has content')
      await insertMessage(tx, row)
      await ask(tx, { propertyId, channel })
      return row.id
    },
  }
}
export type Outgoing = ReturnType<typeof createOutgoing>
