import type { MessagePurpose } from '@innkeeper/domain/messaging/constants.ts'

/** What a message is about, in the words of the feature that has it sent: `kind` names a registered cause. */
export type CauseReference = { kind: string; id: string }

/**
 * A message to one person, written in full by whoever has it sent. It goes by each channel that has content; one
 * without an address is kept as failed, so that staff see why nothing went out.
 */
export type NewMessage = {
  propertyId: string
  cause: CauseReference
  /** Which of the messages of its cause this is, such as `accepted`. */
  kind: string
  /** Absent: an answer to the guest, which may arrive in quiet hours. Offers are sent as mailings alone. */
  purpose?: Exclude<MessagePurpose, 'marketing'>
  /** The booking says whose message it is, where there is one; the addresses say where it goes. */
  recipient: { bookingId: string | null; phone: string | null; email: string | null }
  /** Interface language code. */
  language: string
  content: {
    sms?: { text: string }
    /** With `hasAttachments` the cause is asked for its files when the message is sent. */
    email?: { subject: string; text: string; html: string; hasAttachments: boolean }
  }
  /** For messages nobody looks at before they go: an address gets at most this many of the kind in an hour. */
  hourlyLimit?: number
}
