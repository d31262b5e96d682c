import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  updateAccount,
} from '../../platform/auth/accounts.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { endAllSessions, endOtherSessions } from '../../platform/auth/session-repository.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Background } from './background.ts'
import { emitSessionEnded, recordInEveryProperty } from './in-every-property.ts'
import type { LinkToSend } from './jobs.ts'
import { dropTokens, findToken, spendToken, wasJustIssued } from './link-tokens.ts'
import { refuseWeak } from './password-rule.ts'

type Dependencies = {
  db: Database
  clock: Clock
  background: Background
  sendLink(tx: Tx, link: LinkToSend): Promise<unknown>
}

export type Passwords = ReturnType<typeof createPasswords>

export function createPasswords({ db, clock, background, sendLink }: Dependencies) {
  async function tokenHolder(tx: Tx, token: string): Promise<AccountRow> {
    const userId = await findToken(tx, token, 'password-reset', clock.now())
    const account = userId ? await findAccount(tx, userId) : null
    if (!account || account.disabledAt) throw new AppError('auth/link-expired', 'Ask for a new link.')
    return account
  }

  return {
    /** Says nothing and takes no time, whether the address has an account or not; failures stay unseen (spec 8). */
    requestReset(email: string, origin: string): void {
      background.run('auth.request-password-reset', () =>
        db.installation(async (tx) => {
          const account = await findAccountByEmail(tx, email)
          if (!account || account.disabledAt) return
          const link = { userId: account.id, purpose: 'password-reset' } as const
          if (await wasJustIssued(tx, { ...link, now: clock.now() })) return
          await sendLink(tx, { ...link, origin, returnPath: '' })
        }),
      )
    },

    /** Whoever has the link reads the mails of that address; whoever was signed in is so no longer. */
    async confirmReset(token: string, password: string): Promise<void> {
      const { email, name } = await db.installation((tx) => tokenHolder(tx, token))
      refuseWeak(password, [email, name])
      const passwordHash = await hashPassword(password, 'known')
      await db.installation(async (tx) => {
        const { id } = await tokenHolder(tx, token)
        await updateAccount(tx, id, { passwordHash, emailVerified: true })
        await spendToken(tx, token, { userId: id, purpose: 'password-reset', now: clock.now() })
        // A sign-in begun with the old password cannot be finished.
        await dropTokens(tx, id, 'second-factor')
        await endAllSessions(tx, { userId: id, reason: 'revoked', now: clock.now() })
        await emitSessionEnded(tx, id)
        await recordInEveryProperty(tx, { userId: id, actorName: name, action: 'password.reset' })
      })
    },

    /** All other browsers and API clients are signed out; links that were asked for with the old password end. */
    async change({ userId, name, email, sessionId }: Staff, password: string): Promise<void> {
      refuseWeak(password, [email, name])
      const passwordHash = await hashPassword(password, 'known')
      await db.installation(async (tx) => {
        await updateAccount(tx, userId, { passwordHash })
        await dropTokens(tx, userId, 'password-reset')
        await dropTokens(tx, userId, 'second-factor')
        await endOtherSessions(tx, { userId, reason: 'revoked', now: clock.now() }, sessionId)
        await emitSessionEnded(tx, userId)
        await recordInEveryProperty(tx, { userId, actorName: name, action: 'password.changed' })
      })
    },
  }
}
