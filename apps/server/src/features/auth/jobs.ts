import * as z from 'zod/mini'
import { lockAccount } from '../../platform/auth/accounts.ts'
import { pruneSessions } from '../../platform/auth/session-repository.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import { dropToken, issueToken, wasJustIssued } from './link-tokens.ts'
import { emailVerificationMail, passwordResetMail } from './mails.ts'

const payloadSchema = z.object({
  userId: z.string(),
  purpose: z.enum(['password-reset', 'email-verification']),
  /** The installation's own address, under which the link is to open. */
  origin: z.string(),
  returnPath: z.string(),
})
export type LinkToSend = z.infer<typeof payloadSchema>

type Dependencies = { db: Database; clock: Clock; mail: MailPort }

/** The token is made here, so that it is in no payload and no answer: only its hash, and the mail. */
export function sendLinkJob({ db, clock, mail }: Dependencies): Job<LinkToSend> {
  return defineJob({
    name: 'auth.send-link',
    payload: payloadSchema,
    handler: async ({ payload: { userId, purpose, origin, returnPath } }) => {
      const ready = await db.installation(async (tx) => {
        const account = await lockAccount(tx, userId)
        if (!account || account.disabledAt) return null
        // Many may have asked before the first mail went out.
        const wanted = { userId, purpose, now: clock.now() }
        return (await wasJustIssued(tx, wanted)) ? null : { account, ...(await issueToken(tx, wanted)) }
      })
      if (!ready) return
      const { account, token } = ready
      try {
        await mail.send(
          purpose === 'password-reset'
            ? passwordResetMail(account, origin, token)
            : emailVerificationMail(account, origin, token, returnPath),
        )
      } catch (error) {
        // Nobody got it, so it must not keep the next try from sending one.
        await db.installation((tx) => dropToken(tx, token))
        throw error
      }
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
