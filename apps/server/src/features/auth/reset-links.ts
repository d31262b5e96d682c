import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import { resetLinkRefusal } from '@innkeeper/domain/team/reset-link.ts'
import { findAccount } from '../../platform/auth/accounts.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findMemberships } from '../team/service.ts'
import { recordInEveryProperty } from './in-every-property.ts'
import { dropTokens, issueToken } from './link-tokens.ts'

type Dependencies = { db: Database; clock: Clock; isMailConfigured: boolean }

export type ResetLinks = ReturnType<typeof createResetLinks>

/** Links for a new password that an owner hands over, in an installation whose mail stays inside. */
export function createResetLinks({ db, clock, isMailConfigured }: Dependencies) {
  return {
    async make(staff: Staff, userId: string, origin: string): Promise<{ link: string; expiresAt: string }> {
      if (isMailConfigured) throw new AppError('auth/not-allowed', 'The person asks for the mail themselves.')
      return db.installation(async (tx) => {
        const theirs = await findMemberships(tx, userId)
        const isHere = theirs.some(({ propertyId }) => propertyId === staff.propertyId)
        const asker = await findMemberships(tx, staff.userId)
        const refusal = resetLinkRefusal(asker, isHere ? theirs : [])
        const account = refusal ? null : await findAccount(tx, userId)
        if (refusal || !account || account.disabledAt) {
          throw new AppError(refusal ?? 'team/member-unknown', 'No link can be made for this person.')
        }
        await dropTokens(tx, userId, 'password-reset')
        const { token, expiresAt } = await issueToken(tx, {
          userId,
          purpose: 'password-reset',
          now: clock.now(),
        })
        await recordInEveryProperty(tx, {
          userId,
          actorId: staff.userId,
          actorName: staff.name,
          action: 'password.link-made',
          subject: account.name,
        })
        return {
          link: `${origin}${ADMIN_BASE}/reset-password?token=${token}`,
          expiresAt: expiresAt.toISOString(),
        }
      })
    },
  }
}
