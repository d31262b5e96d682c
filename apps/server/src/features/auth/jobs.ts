import * as z from 'zod/mini'
import { type AccountRow, findAccountByEmail, lockAccount } from '../../platform/auth/accounts.ts'
import { pruneSessions } from '../../platform/auth/session-repository.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import { type StaffWords, staffMail } from '../../platform/mail/staff-mail.ts'
import type { LetterheadOf } from './letterheads.ts'
import { dropToken, issueToken, wasJustIssued } from './link-tokens.ts'
import {
  addressTakenWords,
  emailChangeAddress,
  emailChangedWords,
  emailChangeWords,
  emailVerificationWords,
  passwordResetAddress,
  passwordResetWords,
  verificationAddress,
} from './mails.ts'

const payloadSchema = z.object({
  userId: z.string(),
  purpose: z.enum(['password-reset', 'email-verification', 'email-change']),
  /** The installation's own address, under which the link is to open. */
  origin: z.string(),
  returnPath: z.string(),
})
export type LinkToSend = z.infer<typeof payloadSchema>

type Dependencies = { db: Database; clock: Clock; mail: MailPort; letterheadOf: LetterheadOf }

type Link = { origin: string; token: string; returnPath: string }

const WORDS: Record<LinkToSend['purpose'], (name: string, link: Link) => StaffWords> = {
  'password-reset': (name, { origin, token }) =>
    passwordResetWords(name, passwordResetAddress(origin, token)),
  'email-verification': (name, { origin, token, returnPath }) =>
    emailVerificationWords(name, verificationAddress(origin, token, returnPath)),
  'email-change': (name, { origin, token }) => emailChangeWords(name, emailChangeAddress(origin, token)),
}

/** To the address the account has; one that is to replace it is confirmed there. */
function recipient({ email, pendingEmail }: AccountRow, purpose: LinkToSend['purpose']): string {
  return purpose === 'email-change' ? (pendingEmail ?? '') : email
}

/** The token is made here, so that it is in no payload and no answer: only its hash, and the mail. */
export function sendLinkJob({ db, clock, mail, letterheadOf }: Dependencies): Job<LinkToSend> {
  return defineJob({
    name: 'auth.send-link',
    payload: payloadSchema,
    handler: async ({ payload: { userId, purpose, origin, returnPath } }) => {
      const ready = await db.installation(async (tx) => {
        const account = await lockAccount(tx, userId)
        if (!account || account.disabledAt) return null
        if (purpose === 'email-change') {
          if (!account.pendingEmail) return null
          if (await findAccountByEmail(tx, account.pendingEmail)) return { account, token: null }
        }
        // Many may have asked before the first mail went out.
        const wanted = { userId, purpose, now: clock.now() }
        return (await wasJustIssued(tx, wanted)) ? null : { account, ...(await issueToken(tx, wanted)) }
      })
      if (!ready) return
      const { account, token } = ready
      const to = recipient(account, purpose)
      if (token === null) {
        // Whoever reads the mails of this address need not work where the asker does.
        await mail.send(staffMail(to, null, addressTakenWords(origin)))
        return
      }
      try {
        const words = WORDS[purpose](account.name, { origin, token, returnPath })
        await mail.send(staffMail(to, await letterheadOf(userId, origin), words))
      } catch (error) {
        // Nobody got it, so it must not keep the next try from sending one.
        await db.installation((tx) => dropToken(tx, token))
        throw error
      }
    },
  })
}

const noticeSchema = z.object({
  userId: z.string(),
  origin: z.string(),
  to: z.string(),
  name: z.string(),
  newEmail: z.string(),
})
export type NoticeToSend = z.infer<typeof noticeSchema>

/** Tells the old address that another one took its place. */
export function sendNoticeJob({
  mail,
  letterheadOf,
}: Pick<Dependencies, 'mail' | 'letterheadOf'>): Job<NoticeToSend> {
  return defineJob({
    name: 'auth.send-notice',
    payload: noticeSchema,
    handler: async ({ payload: { userId, origin, to, name, newEmail } }) => {
      await mail.send(staffMail(to, await letterheadOf(userId, origin), emailChangedWords(name, newEmail)))
    },
  })
}

/** Removes sessions and tokens that ended long ago, every night. */
export function pruneSessionsJob(db: Database, clock: Clock): Job<Record<string, never>> {
  return defineJob({
    name: 'auth.prune-sessions',
    payload: z.object({}),
    schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
    handler: () => db.installation((tx) => pruneSessions(tx, clock.now())),
  })
}
