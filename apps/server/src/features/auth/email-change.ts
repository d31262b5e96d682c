import { findAccount, findAccountByEmail, lockAccount, updateAccount } from '../../platform/auth/accounts.ts'
import { sqlStateOf } from '../../platform/db/errors.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { emitSessionEnded, recordInEveryProperty } from './in-every-property.ts'
import type { LinkToSend, NoticeToSend } from './jobs.ts'
import { dropTokens } from './link-tokens.ts'

type Dependencies = {
  db: Database
  sendLink(tx: Tx, link: LinkToSend): Promise<unknown>
  sendNotice(tx: Tx, notice: NoticeToSend): Promise<unknown>
}

export type EmailChange = ReturnType<typeof createEmailChange>

/** Another e-mail address: confirmed at the new one, told to the old one. */
export function createEmailChange({ db, sendLink, sendNotice }: Dependencies) {
  return {
    /**
     * Answers the same whether somebody has that address or not; who has it is told by mail. A link to an address that
     * was asked for before no longer opens.
     */
    async ask({ userId, email: current }: Staff, email: string, origin: string): Promise<void> {
      await db.installation(async (tx) => {
        await dropTokens(tx, userId, 'email-change')
        if (email === current) return updateAccount(tx, userId, { pendingEmail: null })
        await updateAccount(tx, userId, { pendingEmail: email })
        await sendLink(tx, { userId, purpose: 'email-change', origin, returnPath: '' })
      })
    },

    async cancel({ userId }: Staff): Promise<void> {
      await db.installation(async (tx) => {
        await dropTokens(tx, userId, 'email-change')
        await updateAccount(tx, userId, { pendingEmail: null })
      })
    },

    async takeNewAddress(tx: Tx, userId: string, origin: string): Promise<void> {
      const account = await lockAccount(tx, userId)
      const after = account?.pendingEmail
      if (!account || !after || account.disabledAt)
        throw new AppError('auth/link-expired', 'Ask for a new link.')
      if (await findAccountByEmail(tx, after)) throw taken()
      const { name, email: before } = account
      const change = { email: after, pendingEmail: null, emailVerified: true }
      await updateAccount(tx, userId, change).catch(refuseWhenTaken)
      // Links in the mailbox that is left open nothing any more.
      for (const purpose of ['password-reset', 'email-verification'] as const)
        await dropTokens(tx, userId, purpose)
      await recordInEveryProperty(tx, {
        userId,
        actorName: name,
        action: 'account.email-changed',
        details: { before, after },
      })
      await sendNotice(tx, { userId, origin, name, to: before, newEmail: after })
      // Open pages look again and show the new address.
      await emitSessionEnded(tx, userId)
    },

    async pendingOf({ userId }: Staff): Promise<string | null> {
      const account = await db.installation((tx) => findAccount(tx, userId), { readOnly: true })
      return account?.pendingEmail ?? null
    },
  }
}

const taken = () => new AppError('auth/account-exists', 'There is an account of this address.')

/** Two accounts were given the same address at once. */
function refuseWhenTaken(error: unknown): never {
  throw sqlStateOf(error) === '23505' ? taken() : error
}
