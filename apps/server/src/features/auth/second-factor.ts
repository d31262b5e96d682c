import type { SecretBox } from '../../platform/auth/secrets.ts'
import { authenticatedUntil } from '../../platform/auth/session-lifetime.ts'
import { updateSession } from '../../platform/auth/session-repository.ts'
import { base32, newTotpSecret, otpauthUri } from '../../platform/auth/totp.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { checkCode, refuseUnlessRight } from './check-code.ts'
import { recordInEveryProperty } from './in-every-property.ts'
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  markVerified,
  putPendingSecret,
  replaceRecoveryCodes,
} from './second-factor-repository.ts'
import type { SignInService } from './sign-in.ts'
import { type SignInLimits, sessionSource } from './sign-in-limits.ts'

type Dependencies = {
  db: Database
  clock: Clock
  box: SecretBox
  limits: SignInLimits
  signIn: Pick<SignInService, 'requirePassword'>
}

export type SecondFactorService = ReturnType<typeof createSecondFactor>

export function createSecondFactor({ db, clock, box, limits, signIn }: Dependencies) {
  async function giveRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    const hashes = codes.map((code) => box.mark(readRecoveryCode(code) ?? '', userId))
    await replaceRecoveryCodes(tx, userId, hashes)
    return codes
  }

  /** Checks a code of a signed-in person; the check's own writes stay, whatever comes of it. */
  async function requireCode(staff: Staff, code: string, address: string): Promise<void> {
    const { userId: actorId, name: actorName } = staff
    const by = { actorId, actorName, subject: null, details: { address } }
    const taken = await limits.take(staff.userId, sessionSource(staff))
    const check = await db.installation(async (tx) => {
      const factor = await findSecondFactor(tx, staff.userId)
      return factor ? checkCode(tx, box, factor, { code, now: clock.now(), by }) : 'wrong'
    })
    refuseUnlessRight(check)
    await taken.giveBack()
  }

  const entryOf = ({ userId, name }: Staff) => ({ userId, actorName: name })

  return {
    /** Opens the window in which dangerous changes are answered. */
    async reauthenticate(
      staff: Staff,
      proof: { password: string; code?: string | undefined },
      address: string,
    ) {
      await signIn.requirePassword({ email: staff.email, password: proof.password }, { staff, address })
      if (staff.hasSecondFactor) await requireCode(staff, proof.code ?? '', address)
      const now = clock.now()
      await db.installation((tx) => updateSession(tx, staff.sessionId, { authenticatedAt: now }))
      return authenticatedUntil(now, now) ?? now
    },

    async generate(staff: Staff): Promise<{ secret: string; uri: string }> {
      const secret = newTotpSecret()
      const { userId } = staff
      const pending = { userId, secret: box.seal(secret, userId), createdAt: clock.now() }
      if (!(await db.installation((tx) => putPendingSecret(tx, pending)))) {
        throw new AppError('auth/second-factor-already-set-up', 'Remove the second factor first.')
      }
      return { secret: base32(secret), uri: otpauthUri(secret, staff.email) }
    },

    /** The first right code makes the secret count. */
    async verify(staff: Staff, code: string, address: string): Promise<string[]> {
      const { userId } = staff
      const factor = await db.installation((tx) => findSecondFactor(tx, userId), { readOnly: true })
      if (!factor) throw notSetUp()
      if (factor.verifiedAt) throw new AppError('auth/second-factor-already-set-up', 'There is one already.')
      await requireCode(staff, code, address)
      return db.installation(async (tx) => {
        if (!(await markVerified(tx, factor, clock.now()))) throw notSetUp()
        await recordInEveryProperty(tx, { ...entryOf(staff), action: 'second-factor.added' })
        return giveRecoveryCodes(tx, userId)
      })
    },

    async remove(staff: Staff): Promise<void> {
      await db.installation(async (tx) => {
        if (!(await deleteSecondFactor(tx, staff.userId))) throw notSetUp()
        await recordInEveryProperty(tx, { ...entryOf(staff), action: 'second-factor.removed' })
      })
    },

    async renewRecoveryCodes(staff: Staff): Promise<string[]> {
      if (!staff.hasSecondFactor) throw notSetUp()
      return db.installation(async (tx) => {
        await recordInEveryProperty(tx, { ...entryOf(staff), action: 'recovery-codes.renewed' })
        return giveRecoveryCodes(tx, staff.userId)
      })
    },

    recoveryCodesLeft: (staff: Staff) =>
      db.installation((tx) => countRecoveryCodes(tx, staff.userId), { readOnly: true }),
  }
}

function notSetUp(): AppError {
  return new AppError('auth/second-factor-not-set-up', 'There is no second factor.')
}
