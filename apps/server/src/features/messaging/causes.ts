import type { SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { MailAttachment } from '../../platform/mail/port.ts'

/** What messaging asks the feature that caused a message, when it is about to be sent. */
export type MessageCause = {
  /** In a transaction: false when what the message is about is gone, so that it is dropped. */
  isStanding(tx: Tx, propertyId: string, causeId: string): Promise<boolean>
  /** In a transaction: why the guest of this booking is not to get it any more, so that it is cancelled; else null. */
  whyNot?(
    tx: Tx,
    propertyId: string,
    about: { causeId: string; bookingId: string },
  ): Promise<SkipReason | null>
  /** Outside any transaction: the files that go with a message `hasAttachments` was said of. */
  attachments(propertyId: string, causeId: string, language: string): Promise<MailAttachment[]>
  /** What staff know these by: the number of an order, the subject of a mailing; one without a name is left out. */
  namesOf?(tx: Tx, propertyId: string, causeIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type Causes = {
  /** Before the jobs start. */
  register(kind: string, cause: MessageCause): void
  of(kind: string): MessageCause
  /** Undefined for a kind nobody causes any more. */
  find(kind: string): MessageCause | undefined
}

export function createCauses(): Causes {
  const causes = new Map<string, MessageCause>()
  return {
    register(kind, cause) {
      if (causes.has(kind)) throw new Error(`two features say they cause messages of the kind ${kind}`)
      causes.set(kind, cause)
    },
    of(kind) {
      const cause = causes.get(kind)
      if (!cause) throw new Error(`no feature causes messages of the kind ${kind}`)
      return cause
    },
    find: (kind) => causes.get(kind),
  }
}
