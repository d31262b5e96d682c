import type { NewPropertyRequest } from '@innkeeper/api/properties.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { and, count, eq, notExists, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { insertAccount } from '../../platform/auth/accounts.ts'
import { clientNetwork } from '../../platform/auth/client-network.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { staffUsers } from '../../platform/auth/tables.ts'
import type { Tries } from '../../platform/auth/tries.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { memberships } from '../team/tables.ts'
import { refuseWeak } from './password-rule.ts'
import type { BegunSession, Sessions } from './sessions.ts'
import { createSetUpCode } from './set-up-code.ts'

/** Wrong codes per minute: of one network, and of all of them. */
const PER_NETWORK = 10
const PER_INSTALLATION = 600

export type FirstProperty = {
  /** Creates a property with a guestbook to begin with, in an installation transaction; answers its id. */
  createIn(tx: Tx, owner: { userId: string; name: string }, wish: NewPropertyRequest): Promise<string>
  isFree(propertyId: string): Promise<boolean>
}

type Dependencies = {
  db: Database
  secret: string
  tries: Tries
  sessions: Sessions
  firstProperty: FirstProperty
}

type Owner = { email: string; name: string; password: string }
type Wish = { code: string; owner: Owner; property: NewPropertyRequest }

export type SetUp = ReturnType<typeof createSetUp>

/** How a fresh installation gets its first owner and property: by whoever has the code of its terminal. */
export function createSetUp({ db, secret, tries, sessions, firstProperty }: Dependencies) {
  const code = createSetUpCode({ db, secret })
  let isKnownToHaveOwner = false

  /** An owner stays: the last one of a property can neither leave nor be removed. */
  async function hasOwner(): Promise<boolean> {
    if (isKnownToHaveOwner) return true
    isKnownToHaveOwner = (await db.installation(countMemberships, { readOnly: true })) > 0
    return isKnownToHaveOwner
  }

  /** Throws `auth/already-set-up`, `auth/set-up-code-wrong` or `request/too-many`. */
  async function requireCode(request: FastifyRequest, typed: string): Promise<void> {
    if (await hasOwner()) throw alreadySetUp()
    const taken = await tries.take([
      { key: `set-up|network|${clientNetwork(request.ip)}`, most: PER_NETWORK },
      { key: 'set-up', most: PER_INSTALLATION },
    ])
    if (!(await code.isRight(typed)))
      throw new AppError('auth/set-up-code-wrong', 'This is not the code of the terminal.')
    await taken.giveBack()
  }

  return {
    hasOwner,

    /** For the terminal alone; null once there is an owner. */
    openCode: async (): Promise<string | null> => ((await hasOwner()) ? null : code.current()),

    async check(request: FastifyRequest, typed: string, propertyId: string): Promise<{ isFree: boolean }> {
      await requireCode(request, typed)
      return { isFree: PROPERTY_ID_PATTERN.test(propertyId) && (await firstProperty.isFree(propertyId)) }
    },

    async run({ code: typed, owner, property }: Wish, request: FastifyRequest): Promise<BegunSession> {
      await requireCode(request, typed)
      const { email, name, password } = owner
      refuseWeak(password, [email, name, property.name])
      const passwordHash = await hashPassword(password, 'known')
      return db.installation(async (tx) => {
        // Of two at once the second sees what the first one made.
        await oneAtATime(tx, 'first owner')
        if ((await countMemberships(tx)) > 0) throw alreadySetUp()
        await dropUnfinished(tx, email)
        const id = await insertAccount(tx, { email, name, passwordHash, emailVerified: false })
        const propertyId = await firstProperty.createIn(tx, { userId: id, name }, property)
        return sessions.begin(tx, request, { id, name }, propertyId)
      })
    },
  }
}

async function countMemberships(tx: Tx): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(memberships)
  return row?.members ?? 0
}

/** An account without a property, which an earlier version left when it was stopped in the middle. */
async function dropUnfinished(tx: Tx, email: string): Promise<void> {
  const member = tx.select({ one: sql`1` }).from(memberships).where(eq(memberships.userId, staffUsers.id))
  await tx.delete(staffUsers).where(and(eq(staffUsers.email, email), notExists(member)))
}

function alreadySetUp(): AppError {
  return new AppError('auth/already-set-up', 'This installation has an owner; ask for an invitation.')
}
