import { updateAccount } from '../../platform/auth/accounts.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { LinkToSend } from './jobs.ts'
import { dropTokens, findToken, wasJustIssued } from './link-tokens.ts'

type Dependencies = { db: Database; clock: Clock; sendLink(tx: Tx, link: LinkToSend): Promise<unknown> }

export type EmailVerification = ReturnType<typeof createEmailVerification>

export function createEmailVerification({ db, clock, sendLink }: Dependencies) {
  return {
    /** Another mail only when the last one is a minute old. */
    async send({ userId }: Staff, link: { origin: string; returnPath: string }): Promise<void> {
      const purpose = 'email-verification'
      await db.installation(async (tx) => {
        if (await wasJustIssued(tx, { userId, purpose, now: clock.now() })) return
        await sendLink(tx, { userId, purpose, ...link })
      })
    },

    async verify(token: string): Promise<void> {
      await db.installation(async (tx) => {
        const userId = await findToken(tx, token, 'email-verification', clock.now())
        if (!userId) throw new AppError('auth/link-expired', 'Ask for a new link.')
        await updateAccount(tx, userId, { emailVerified: true })
        await dropTokens(tx, userId, 'email-verification')
      })
    },
  }
}
