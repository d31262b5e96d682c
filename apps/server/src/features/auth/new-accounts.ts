import { and, count, eq, gt, notExists, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { findAccountId, insertAccount } from '../../platform/auth/accounts.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { staffUsers } from '../../platform/auth/tables.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { TeamService } from '../team/service.ts'
import { memberships } from '../team/tables.ts'
import { refuseWeak } from './password-rule.ts'
import type { BegunSession, Sessions } from './sessions.ts'

/** While one person is becoming the first owner, nobody else can. */
const BEGUN_SECONDS = 60

type Dependencies = {
  db: Database
  team: Pick<TeamService, 'findOpenInvitation' | 'acceptInvitation'>
  sessions: Sessions
  /** Creates the first owner's property with a guestbook to begin with; answers its id. */
  createFirstProperty(owner: { userId: string; name: string }, propertyName: string): Promise<string>
}

type Invited = { invitation: string; name: string; password: string }
type FirstOwner = { email: string; name: string; password: string; propertyName: string }

export type NewAccounts = ReturnType<typeof createNewAccounts>

export function createNewAccounts({ db, team, sessions, createFirstProperty }: Dependencies) {
  const findInvitation = (token: string) =>
    db.installation(
      async (tx) => {
        const invitation = await team.findOpenInvitation(tx, token)
        if (!invitation) throw unknownInvitation()
        return { ...invitation, hasAccount: (await findAccountId(tx, invitation.email)) !== null }
      },
      { readOnly: true },
    )

  return {
    findInvitation,

    hasOwner: () => db.installation(async (tx) => (await countMemberships(tx)) > 0, { readOnly: true }),

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

    /** In a fresh installation. Throws `auth/already-set-up` once anybody belongs to a property. */
    async createFirstOwner(owner: FirstOwner, request: FastifyRequest): Promise<BegunSession> {
      const { email, name, password, propertyName } = owner
      if (await db.installation(countMemberships, { readOnly: true })) throw alreadySetUp()
      refuseWeak(password, [email, name, propertyName])
      const passwordHash = await hashPassword(password, 'stranger')
      const id = await db.installation(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first owner', 0))`)
        if ((await countMemberships(tx)) > 0 || (await isBegun(tx))) throw alreadySetUp()
        await dropUnfinished(tx, email)
        return insertAccount(tx, { email, name, passwordHash, emailVerified: false })
      })
      const propertyId = await createFirstProperty({ userId: id, name }, propertyName).catch(
        async (error: unknown) => {
          await db.installation((tx) => dropUnfinished(tx, email))
          throw error
        },
      )
      return db.installation((tx) => sessions.begin(tx, request, { id, name }, propertyId))
    },
  }
}

async function countMemberships(tx: Tx): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(memberships)
  return row?.members ?? 0
}

async function isBegun(tx: Tx): Promise<boolean> {
  const begun = sql`now() - make_interval(secs => ${BEGUN_SECONDS}::int)`
  const found = await tx.select({ id: staffUsers.id }).from(staffUsers).where(gt(staffUsers.createdAt, begun))
  return found.length > 0
}

/** An account that was left without a property, by a server stopped in the middle. */
async function dropUnfinished(tx: Tx, email: string): Promise<void> {
  const member = tx.select({ one: sql`1` }).from(memberships).where(eq(memberships.userId, staffUsers.id))
  await tx.delete(staffUsers).where(and(eq(staffUsers.email, email), notExists(member)))
}

function unknownInvitation(): AppError {
  return new AppError('team/invitation-unknown', 'This invitation is used, withdrawn or too old.')
}

function alreadySetUp(): AppError {
  return new AppError('auth/already-set-up', 'This installation has an owner; ask for an invitation.')
}
