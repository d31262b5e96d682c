import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import {
  type FoundMail,
  MailboxError,
  type MailboxPlace,
  type MailboxPort,
} from '../../../platform/mailbox/port.ts'
import type { Inbound } from '../inbound.ts'
import { findSettingsRow } from '../settings/repository.ts'
import type { MessageSecrets } from '../settings/secrets.ts'
import type { MailboxRead, MessageRow } from '../tables.ts'
import { applyReport } from './bounces.ts'
import { MAILS_AT_ONCE, MOST_MAIL_BYTES, MOST_TRIES } from './limits.ts'
import { writeMailboxRead } from './place.ts'
import { type ReadMail, readMail } from './read-mail.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  secrets: Pick<MessageSecrets, 'mailboxPassword'>
  mailbox: MailboxPort
  inbound: Inbound
  /** In the transaction that marks what came back. */
  tell(tx: Tx, propertyId: string, changed: readonly MessageRow[]): Promise<void>
  mailsAtOnce?: number
}

const NEVER_READ: MailboxRead = { uidValidity: '', uid: 0 }

/** Takes in mail: what came back marks its message, what a guest wrote is handed over. */
export function createMailboxWork(dependencies: Dependencies) {
  const { db, clock, log, secrets, mailbox, inbound, tell, mailsAtOnce = MAILS_AT_ONCE } = dependencies
  async function takeReport(propertyId: string, { report }: Extract<ReadMail, { kind: 'report' }>) {
    await db.tenant(propertyId, async (tx) => {
      await tell(tx, propertyId, await applyReport(tx, propertyId, report, clock.now()))
    })
  }

  async function take(propertyId: string, { source, at }: FoundMail, place: MailboxPlace) {
    const mail = source && (await readMail(source).catch(() => null))
    if (mail?.kind === 'report') await takeReport(propertyId, mail)
    if (mail?.kind !== 'letter') return
    const providerId = mail.id ?? `${place.uidValidity}:${place.uid}`
    await inbound.hand({ ...mail.letter, propertyId, channel: 'email', providerId, at })
  }

  async function read(propertyId: string, signal: AbortSignal): Promise<void> {
    const row = await db.tenant(propertyId, (tx) => findSettingsRow(tx, propertyId), { readOnly: true })
    const account = row?.settings.mailbox
    const password = row && secrets.mailboxPassword(row)
    if (!account || !password) return
    const before = row.mailboxRead
    let last: MailboxRead = before ?? NEVER_READ
    const write = (next: MailboxRead) =>
      db.tenant(propertyId, (tx) => writeMailboxRead(tx, propertyId, { account, read: next }))
    try {
      const after = last.uidValidity === '' ? null : last
      const reading = { after, limit: mailsAtOnce, maxBytes: MOST_MAIL_BYTES, signal }
      let isFirst = true
      const place = await mailbox.read({ ...account, password }, reading, async (mail, reached) => {
        const tries = (last.tries ?? 0) + 1
        // The first may be one that ended the process the last time: such a try counts as well.
        if (isFirst) await write({ ...last, tries })
        isFirst = false
        try {
          if (tries > MOST_TRIES) throw new Error('each try at it ended the process')
          await take(propertyId, mail, reached)
        } catch (error) {
          if (tries < MOST_TRIES) {
            await write({ ...last, tries })
            throw error
          }
          log.warn({ propertyId, err: error }, 'a mail of the mailbox could not be taken in and is left out')
        }
        last = reached
        await write(reached)
      })
      if (last.uidValidity !== place.uidValidity || last.uid !== place.uid || last.failure) await write(place)
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error
      await write({ ...last, failure: error.failure })
    }
  }

  return {
    read,
    /** A report that was posted; anything else is left alone. */
    async takePosted(propertyId: string, source: Uint8Array): Promise<void> {
      const mail = await readMail(source).catch(() => null)
      if (mail?.kind === 'report') await takeReport(propertyId, mail)
    },
  }
}
export type MailboxWork = ReturnType<typeof createMailboxWork>
