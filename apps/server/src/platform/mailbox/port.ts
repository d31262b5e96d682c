// Mailbox: what came into a property's own mailbox since it was last read. Nothing in it is changed or marked.
// Adapter: IMAP over TLS (imap.ts); whoever names a mailbox must not reach the network the installation stands in.

export type MailboxAccount = { host: string; port: number; user: string; password: string }

/** How far a mailbox was read. Numbers count within one validity: with another they mean other mails. */
export type MailboxPlace = { uidValidity: string; uid: number }

/** A mail as it came; without its bytes where it is larger than asked for. */
export type FoundMail = { uid: number; source: Uint8Array | null; at: Date }

export type MailboxReading = {
  /** Behind this place, oldest first; a mailbox that was never read begins with what comes from now on. */
  after: MailboxPlace | null
  limit: number
  maxBytes: number
  signal: AbortSignal
}

export type MailboxPort = {
  /** Hands each mail over before the next one is fetched; throws MailboxError where the mailbox cannot be read. */
  read(
    account: MailboxAccount,
    reading: MailboxReading,
    take: (mail: FoundMail, place: MailboxPlace) => Promise<void>,
  ): Promise<MailboxPlace>
}

export type MailboxFailure =
  /** No server, no answer in time, or no safe connection. */
  | 'connection'
  /** The server did not accept the account. */
  | 'authentication'
  /** The name leads into a private network, or nowhere. */
  | 'private'
  | 'unknown-host'

export class MailboxError extends Error {
  override name = 'MailboxError'
  readonly failure: MailboxFailure
  constructor(failure: MailboxFailure) {
    super(`the mailbox could not be read: ${failure}`)
    this.failure = failure
  }
}
