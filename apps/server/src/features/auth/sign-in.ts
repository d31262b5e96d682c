import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  lockAccount,
  updateAccount,
} from '../../platform/auth/accounts.ts'
import { clientAddress } from '../../platform/auth/client-network.ts'
import type { DeviceCookie } from '../../platform/auth/device-cookie.ts'
import { hashPassword, isOutdated, verifyPassword } from '../../platform/auth/passwords.ts'
import { hashToken, type SecretBox } from '../../platform/auth/secrets.ts'
import { isKnownAddress, isKnownDevice } from '../../platform/auth/session-repository.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Background } from './background.ts'
import { checkCode, refuseUnlessRight } from './check-code.ts'
import { type Actor, recordInEveryProperty, strangerAt } from './in-every-property.ts'
import { countFailure, dropToken, findToken, issueToken, peekToken } from './link-tokens.ts'
import { findSecondFactor } from './second-factor-repository.ts'
import type { BegunSession, Sessions } from './sessions.ts'
import { type SignInLimits, sessionSource, type TrySource } from './sign-in-limits.ts'

/** Longer than any check takes: how long it took tells neither whether there is such an account nor how it is kept. */
const WRONG_PASSWORD_MS = 150

type Dependencies = {
  db: Database
  clock: Clock
  box: SecretBox
  limits: SignInLimits
  sessions: Sessions
  background: Background
  device: DeviceCookie
  /** The answer to a wrong password takes at least this long. */
  wrongPasswordMs?: number | undefined
}

type Credentials = { email: string; password: string }
/** A browser that nobody is signed in with yet, or somebody in a session of theirs. */
type Asking = { request: FastifyRequest } | { staff: Staff; address: string }

export type SignInService = ReturnType<typeof createSignIn>

export function createSignIn(deps: Dependencies) {
  const { db, clock, box, limits, sessions, background, device } = deps
  const wrongPasswordMs = deps.wrongPasswordMs ?? WRONG_PASSWORD_MS

  /** The account when the password is right; else throws the same whether there is such an account or not. */
  async function requirePassword(credentials: Credentials, asking: Asking): Promise<AccountRow> {
    const startedAt = performance.now()
    const person = credentials.email.trim().toLowerCase()
    const { account, source } = await db.installation(
      async (tx) => {
        const found = await findAccountByEmail(tx, person)
        return { account: found, source: await sourceOf(tx, found?.id ?? null, asking) }
      },
      { readOnly: true },
    )
    const taken = await limits.take(person, source)
    const asker = 'own' in source ? 'known' : 'stranger'
    const isRight = await verifyPassword(credentials.password, account?.passwordHash ?? null, asker).catch(
      async (error: unknown) => {
        // Nobody looked at the password, so it was no try.
        await taken.giveBack()
        throw error
      },
    )
    if (!isRight || !account) {
      if (account)
        background.run('auth.note-failed-sign-in', () =>
          noteFailure(account.id, 'sign-in-failed', actorOf(asking, account)),
        )
      await pause(Math.max(0, startedAt + wrongPasswordMs - performance.now()))
      throw wrongPassword()
    }
    await taken.giveBack()
    if (account.disabledAt) throw new AppError('auth/user-disabled', 'This account is closed.')
    return account
  }

  async function sourceOf(tx: Tx, userId: string | null, asking: Asking): Promise<TrySource> {
    if ('staff' in asking) return sessionSource(asking.staff)
    const { request } = asking
    const deviceId = device.idOf(request)
    if (userId && deviceId && (await isKnownDevice(tx, userId, hashToken(deviceId))))
      return { own: `device ${deviceId}` }
    const isKnownNetwork = userId !== null && (await isKnownAddress(tx, userId, clientAddress(request.ip)))
    return { address: request.ip, device: deviceId, isKnownNetwork }
  }

  const noteFailure = (userId: string, action: 'sign-in-failed' | 'second-factor.failed', by: Actor) =>
    db.installation((tx) => recordInEveryProperty(tx, { userId, action, ...by }))

  return {
    requirePassword,

    /** Answers the new session's token, or throws `auth/multi-factor-auth-required` with a challenge. */
    async signIn(credentials: Credentials, request: FastifyRequest): Promise<BegunSession> {
      const account = await requirePassword(credentials, { request })
      const passwordHash =
        account.passwordHash && isOutdated(account.passwordHash)
          ? await hashPassword(credentials.password, 'known')
          : null
      const begun = await db.installation(async (tx) => {
        // The password was looked at before this transaction; one that was changed meanwhile opens nothing.
        const current = await lockAccount(tx, account.id)
        if (!current || current.passwordHash !== account.passwordHash) throw wrongPassword()
        if (passwordHash) await updateAccount(tx, account.id, { passwordHash })
        const factor = await findSecondFactor(tx, account.id)
        if (!factor?.verifiedAt) return { session: await sessions.begin(tx, request, account) }
        const wanted = { userId: account.id, purpose: 'second-factor', now: clock.now() } as const
        return { challenge: await issueToken(tx, wanted) }
      })
      if (begun.session !== undefined) return begun.session
      const { token: challenge, expiresAt } = begun.challenge
      throw new AppError('auth/multi-factor-auth-required', 'Send a code of the second factor.', {
        challenge,
        expiresAt: expiresAt.toISOString(),
      })
    },

    /** The second step: a code, and the challenge the first step answered. */
    async answerChallenge(challenge: string, code: string, request: FastifyRequest): Promise<BegunSession> {
      const now = clock.now()
      // Whose it is comes first, in a transaction of its own: a try counts whatever follows.
      const asked = await db.installation(
        async (tx) => {
          const userId = await peekToken(tx, challenge, 'second-factor', now)
          return userId ? { userId, source: await sourceOf(tx, userId, { request }) } : null
        },
        { readOnly: true },
      )
      if (!asked) throw challengeEnded()
      const taken = await limits.take(asked.userId, asked.source)
      const outcome = await db.installation(async (tx) => {
        const userId = await findToken(tx, challenge, 'second-factor', now)
        const account = userId ? await findAccount(tx, userId) : null
        const factor = userId ? await findSecondFactor(tx, userId) : null
        if (!account || !factor?.verifiedAt || account.disabledAt) return null
        const by = strangerAt(request.ip, account)
        const check = await checkCode(tx, box, factor, { code, now, by })
        if (check !== 'right') {
          if (check === 'wrong') await countFailure(tx, challenge)
          return { check, account }
        }
        await dropToken(tx, challenge)
        return { check, account, session: await sessions.begin(tx, request, account) }
      })
      if (!outcome) throw challengeEnded()
      if (outcome.session !== undefined) {
        await taken.giveBack()
        return outcome.session
      }
      const { account, check } = outcome
      if (check === 'wrong')
        await noteFailure(account.id, 'second-factor.failed', strangerAt(request.ip, account))
      refuseUnlessRight(check)
      throw new TypeError('a right code begins a session')
    },
  }
}

function actorOf(asking: Asking, account: AccountRow): Actor {
  if ('request' in asking) return strangerAt(asking.request.ip, account)
  const { staff, address } = asking
  return { actorId: staff.userId, actorName: staff.name, subject: null, details: { address } }
}

function challengeEnded(): AppError {
  return new AppError('auth/totp-challenge-timeout', 'Sign in again.')
}

function wrongPassword(): AppError {
  return new AppError('auth/invalid-credentials', 'The e-mail address or the password is not right.')
}
