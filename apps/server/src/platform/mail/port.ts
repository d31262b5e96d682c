// Mail: one message to one person at a time, accepted by a mail server or refused with a reason.
// Adapters: an SMTP server (smtp.ts), and an outbox that stays inside and can be read (outbox.ts).

/** A file that goes with a message; its bytes are ours, never an address or a path. */
export type MailAttachment = { fileName: string; type: string; content: Uint8Array }

/** What mail of a domain is signed with, so that nobody else writes in its name. */
export type DkimKey = { domain: string; selector: string; privateKey: string }

export type MailMessage = {
  /** A bare address; a second one, or a name around it, is refused. */
  to: string
  subject: string
  text: string
  html?: string
  /** Shown instead of the installation's own name, usually the property's name. */
  fromName?: string
  replyTo?: string
  /** Extra headers such as List-Unsubscribe; those that say who and what cannot be set here. */
  headers?: Record<string, string>
  /** The same at every try of one message: its Message-ID is made of it. */
  reference?: string
  dkim?: DkimKey
  /** A few small files; mail servers refuse what is large. */
  attachments?: readonly MailAttachment[]
}

export type MailReceipt = { messageId: string }

export type MailPort = {
  readonly kind: 'outbox' | 'smtp'
  /** Resolves once the message is taken over; otherwise throws MailError. */
  send(message: MailMessage): Promise<MailReceipt>
  /** Throws MailError when messages could not be sent now; sends nothing. */
  verify(): Promise<void>
  close(): Promise<void>
}

export type MailFailure =
  /** The message itself is not sendable. */
  | 'invalid-message'
  /** The server refused this message or recipient for good (5xx). */
  | 'refused'
  /** The server asked to come back later (4xx). */
  | 'deferred'
  /** The server did not accept our account: the operator's to mend, so messages wait. */
  | 'authentication'
  /** No server, no answer in time, or no safe connection. */
  | 'connection'

export class MailError extends Error {
  override name = 'MailError'
  readonly failure: MailFailure
  readonly retryable: boolean
  // Private, so that a logger does not write it: servers repeat the recipient's address in their answers.
  readonly #serverAnswer: string | undefined

  constructor(failure: MailFailure, message: string, serverAnswer?: string) {
    super(message)
    this.failure = failure
    this.retryable = failure !== 'invalid-message' && failure !== 'refused'
    this.#serverAnswer = serverAnswer
  }

  /** The mail server's own words, for the staff who sent the message; may hold the recipient's address. */
  serverAnswer(): string | undefined {
    return this.#serverAnswer
  }
}
