import type { ImapFlow } from 'imapflow'
import { addressToConnect, type LookUp, lookUpInSystem, RefusedAddressError } from '../outgoing/look-up.ts'
import { type MailboxAccount, MailboxError, type MailboxPort, type MailboxReading } from './port.ts'

const TLS_PORT = 993
const ANSWER_MS = 15_000

type Options = {
  allowsPrivate: boolean
  /** False for tests alone: a password is never sent in the clear. */
  isTlsRequired?: boolean
  lookUp?: LookUp
}

/** Reads mailboxes over IMAP: the inbox, by number, without marking anything as read. */
export function createImapMailbox(options: Options): MailboxPort {
  const { allowsPrivate, isTlsRequired = true, lookUp = lookUpInSystem } = options

  async function connect({ host, port, user, password }: MailboxAccount): Promise<ImapFlow> {
    const { address } = await addressToConnect(host, { lookUp, allowsPrivate })
    // Few installations read mailboxes: nobody else should wait for it at the start.
    const { ImapFlow } = await import('imapflow')
    const client = new ImapFlow({
      host: address,
      servername: host,
      port,
      secure: isTlsRequired && port === TLS_PORT,
      doSTARTTLS: isTlsRequired && port !== TLS_PORT,
      auth: { user, pass: password },
      // Its log would hold what people wrote.
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
    })
    // Without a listener an error of the socket would end the process; the call that waits hears of it as well.
    client.on('error', () => {})
    await client.connect()
    return client
  }

  return {
    async read(account, reading, take) {
      let client: ImapFlow | null = null
      const close = () => client?.close()
      reading.signal.addEventListener('abort', close, { once: true })
      try {
        client = await connect(account).catch(asMailboxError)
        return await readInbox(client, reading, take)
      } finally {
        reading.signal.removeEventListener('abort', close)
        close()
      }
    },
  }
}

async function readInbox(
  client: ImapFlow,
  { after, limit, maxBytes }: MailboxReading,
  take: Parameters<MailboxPort['read']>[2],
) {
  const inbox = await client.mailboxOpen('INBOX', { readOnly: true }).catch(asMailboxError)
  const uidValidity = String(inbox.uidValidity)
  const newest = { uidValidity, uid: inbox.uidNext - 1 }
  if (after?.uidValidity !== uidValidity) return newest
  let place = after
  for (const uid of (await uidsBehind(client, after.uid)).slice(0, limit)) {
    const mail = await fetchMail(client, uid, maxBytes).catch(asMailboxError)
    place = { uidValidity, uid }
    if (mail) await take(mail, place)
  }
  return place
}

async function uidsBehind(client: ImapFlow, uid: number): Promise<number[]> {
  const found: number[] = []
  try {
    for await (const mail of client.fetch(`${uid + 1}:*`, { uid: true }, { uid: true })) found.push(mail.uid)
  } catch (error) {
    asMailboxError(error)
  }
  // A server answers with the newest mail where there is none behind the place.
  return found.filter((each) => each > uid).sort((a, b) => a - b)
}

async function fetchMail(client: ImapFlow, uid: number, maxBytes: number) {
  const about = await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true })
  // Somebody deleted it meanwhile.
  if (!about) return null
  const isLarge = (about.size ?? 0) > maxBytes
  const whole = !isLarge && (await client.fetchOne(String(uid), { source: true }, { uid: true }))
  const at = about.internalDate ? new Date(about.internalDate) : new Date()
  return { uid, source: whole ? (whole.source ?? null) : null, at }
}

function asMailboxError(error: unknown): never {
  if (error instanceof MailboxError) throw error
  if (error instanceof RefusedAddressError) throw new MailboxError(error.problem)
  const isRefused = error instanceof Error && 'authenticationFailed' in error
  throw new MailboxError(isRefused ? 'authentication' : 'connection')
}
