import type { HandedLink } from '@innkeeper/api/team.ts'
import { handedLinkRefusal } from '@innkeeper/domain/team/handed-link.ts'
import { type AccountRow, lockAccount } from '../../platform/auth/accounts.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findMemberships } from '../team/service.ts'
import { recordInEveryProperty } from './in-every-property.ts'
import { dropTokens, issueToken } from './link-tokens.ts'
import { emailChangeAddress, passwordResetAddress } from './mails.ts'

type Dependencies = { db: Database; clock: Clock; isMailConfigured: boolean }

type Kind = {
  purpose: 'password-reset' | 'email-change'
  action: 'password.link-made' | 'account.email-link-made'
  address: (origin: string, token: string) => string
}
const NEW_PASSWORD: Kind = {
  purpose: 'password-reset',
  action: 'password.link-made',
  address: passwordResetAddress,
}
const NEW_EMAIL: Kind = {
  purpose: 'email-change',
  action: 'account.email-link-made',
  address: emailChangeAddress,
}

export type HandedLinks = ReturnType<typeof createHandedLinks>

/** Links that an owner hands to a member, in an installation whose mail stays inside. */
export function createHandedLinks({ db, clock, isMailConfigured }: Dependencies) {
  /** The account of a member whom the owner vouches for. */
  async function accountOfMember(tx: Tx, staff: Staff, userId: string): Promise<AccountRow> {
    const theirs = await findMemberships(tx, userId)
    const isHere = theirs.some(({ propertyId }) => propertyId === staff.propertyId)
    const asker = await findMemberships(tx, staff.userId)
    const refusal = handedLinkRefusal(asker, isHere ? theirs : [])
    const account = refusal ? null : await lockAccount(tx, userId)
    if (refusal || !account || account.disabledAt) {
      throw new AppError(refusal ?? 'team/member-unknown', 'No link can be made for this person.')
    }
    return account
  }

  async function issue(
    tx: Tx,
    staff: Staff,
    account: AccountRow,
    { purpose, action, address, origin }: Kind & { origin: string },
  ): Promise<HandedLink> {
    const { id: userId, name: subject } = account
    await dropTokens(tx, userId, purpose)
    const { userId: actorId, name: actorName } = staff
    const { token, expiresAt } = await issueToken(tx, { userId, purpose, now: clock.now() }, actorId)
    await recordInEveryProperty(tx, { userId, actorId, actorName, action, subject })
    return { link: address(origin, token), expiresAt: expiresAt.toISOString() }
  }

  function refuseWithMail(): void {
    if (isMailConfigured) throw new AppError('auth/not-allowed', 'The person asks for the mail themselves.')
  }

  return {
    async forPassword(staff: Staff, userId: string, origin: string): Promise<HandedLink> {
      refuseWithMail()
      return db.installation(async (tx) =>
        issue(tx, staff, await accountOfMember(tx, staff, userId), { ...NEW_PASSWORD, origin }),
      )
    },

    /** Somebody else's word for the address the person asked for; one's own would prove nothing. */
    async forEmail(staff: Staff, userId: string, origin: string): Promise<HandedLink> {
      refuseWithMail()
      if (userId === staff.userId)
        throw new AppError('auth/not-allowed', 'Another owner hands this link over.')
      return db.installation(async (tx) => {
        const account = await accountOfMember(tx, staff, userId)
        if (!account.pendingEmail) throw new AppError('team/no-new-address', 'They asked for none.')
        return issue(tx, staff, account, { ...NEW_EMAIL, origin })
      })
    },
  }
}
