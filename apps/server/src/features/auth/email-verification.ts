import { updateAccount } from '../../platform/auth/accounts.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { LinkToSend } from './jobs.ts'
import { findToken, spendToken, wasJustIssued } from './link-tokens.ts'

type Dependencies = {
  db: Database
  clock: Clock
  sendLink(tx: Tx, link: LinkToSend): Promise<unknown>
  /** Makes the address that waits the account's own. */
  takeNewAddress(tx: Tx, userId: string, origin: string): Promise<void>
}

export type EmailVerification = ReturnType<typeof createEmailVerification>

export function createEmailVerification({ db, clock, sendLink, takeNewAddress }: Dependencies) {
  return {
    /** Another mail only when the last one is a minute old. */
    async send({ userId }: Staff, link: { origin: string; returnPath: string }): Promise<void> {
      const purpose = 'email-verification'
      await db.installation(async (tx) => {
        if (await wasJustIssued(tx, { userId, purpose, now: clock.now() })) return
        await sendLink(tx, { userId, purpose, ...link })
      })
    },

    /** Whoever has the link reads the mails of that address: the account's own, or the one that replaces it. */
    async verify(token: string, origin: string): Promise<void> {
      const now = clock.now()
      await db.installation(async (tx) => {
        for (const purpose of ['email-verification', 'email-change'] as const) {
          const userId = await findToken(tx, token, purpose, now)
          if (!userId) continue
          if (purpose === 'email-change') await takeNewAddress(tx, userId, origin)
          else await updateAccount(tx, userId, { emailVerified: true })
          return spendToken(tx, token, { userId, purpose, now })
        }
        throw new AppError('auth/link-expired', 'Ask for a new link.')
      })
    },
  }
}
