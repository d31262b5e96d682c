import type { SecretBox } from '../../platform/auth/secrets.ts'
import { matchCode } from '../../platform/auth/totp.ts'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Actor, recordInEveryProperty } from './in-every-property.ts'
import { readRecoveryCode } from './recovery-codes.ts'
import {
  clearFailures,
  countWrongCode,
  type SecondFactorRow,
  spendRecoveryCode,
  spendStep,
} from './second-factor-repository.ts'

/** From so many wrong codes without a right one between them, six digits are no proof any more. */
const LOCKED_AFTER = 50

type Factor = Pick<SecondFactorRow, 'userId' | 'secret' | 'failures'>
type Typed = { code: string; now: Date }

export type CodeCheck = 'right' | 'missing' | 'expired' | 'wrong'

/**
 * Checks a typed code, uses it up when it is right and counts it when it is wrong. It throws nothing, so that the
 * transaction it runs in keeps the count. After many wrong ones only a recovery code is right.
 */
export async function checkCode(
  tx: Tx,
  box: SecretBox,
  factor: Factor,
  { by, ...typed }: Typed & { by: Actor },
): Promise<CodeCheck> {
  const { userId } = factor
  const check = await compare(tx, box, factor, typed)
  if (check === 'right') await clearFailures(tx, userId)
  if (check === 'wrong' && (await countWrongCode(tx, userId)) === LOCKED_AFTER)
    await recordInEveryProperty(tx, { userId, ...by, action: 'second-factor.locked' })
  return check
}

async function compare(
  tx: Tx,
  box: SecretBox,
  { userId, secret, failures }: Factor,
  { code, now }: Typed,
): Promise<CodeCheck> {
  const typed = code.replace(/\s/g, '')
  if (typed === '') return 'missing'
  if (!/^\d{6}$/.test(typed)) {
    const recovery = readRecoveryCode(typed)
    return recovery && (await spendRecoveryCode(tx, userId, box.mark(recovery, userId))) ? 'right' : 'wrong'
  }
  if (failures >= LOCKED_AFTER) return 'wrong'
  const match = matchCode(box.open(secret, userId), typed, now)
  if (match.kind !== 'valid') return match.kind
  return (await spendStep(tx, userId, match.step)) ? 'right' : 'expired'
}

const REFUSALS = {
  missing: ['auth/missing-code', 'Please input verification code'],
  expired: ['auth/code-expired', 'This code is too old or was used already.'],
  wrong: ['auth/invalid-verification-code', 'This is not the code.'],
} as const

export function refuseUnlessRight(check: CodeCheck): void {
  if (check === 'right') return
  const [code, message] = REFUSALS[check]
  throw new AppError(code, message)
}
