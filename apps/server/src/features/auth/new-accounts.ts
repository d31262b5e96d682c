import type { FastifyRequest } from 'fastify'
import { findAccountId, insertAccount } from '../../platform/auth/accounts.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { TeamService } from '../team/service.ts'
import { refuseWeak } from './password-rule.ts'
import type { BegunSession, Sessions } from './sessions.ts'

type Dependencies = {
  db: Database
  team: Pick<TeamService, 'findOpenInvitation' | 'isUsedInvitation' | 'acceptInvitation'>
  sessions: Sessions
}

type Invited = { invitation: string; name: string; password: string }

export type NewAccounts = ReturnType<typeof createNewAccounts>

export function createNewAccounts({ db, team, sessions }: Dependencies) {
  const findInvitation = (token: string) =>
    db.installation(
      async (tx) => {
        const invitation = await team.findOpenInvitation(tx, token)
        if (!invitation)
          throw (await team.isUsedInvitation(tx, token)) ? usedInvitation() : unknownInvitation()
        return { ...invitation, hasAccount: (await findAccountId(tx, invitation.email)) !== null }
      },
      { readOnly: true },
    )

  return {
    findInvitation,

    /** Whoever follows the invitation's link has read the mail, so the address counts as verified. */
    async createInvited(
      { invitation: token, name, password }: Invited,
      request: FastifyRequest,
    ): Promise<BegunSession> {
      const { email } = await findInvitation(token)
      refuseWeak(password, [email, name])
      const passwordHash = await hashPassword(password, 'known')
      return db.installation(async (tx) => {
        const invitation = await team.findOpenInvitation(tx, token)
        if (!invitation || invitation.email !== email) throw unknownInvitation()
        const id = await insertAccount(tx, { email, name, passwordHash, emailVerified: true })
        await team.acceptInvitation(tx, invitation.id, id)
        return sessions.begin(tx, request, { id, name }, invitation.propertyId)
      })
    },
  }
}

function usedInvitation(): AppError {
  return new AppError('team/invitation-used', 'This invitation was accepted already.')
}

function unknownInvitation(): AppError {
  return new AppError('team/invitation-unknown', 'This invitation is used, withdrawn or too old.')
}
