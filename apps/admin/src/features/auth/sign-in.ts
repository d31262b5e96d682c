import { signIn as signInCall, signInSecondFactor } from '@innkeeper/api/auth.ts'
import { CallError } from '@innkeeper/api/client.ts'
import type { ErrorCode } from '@innkeeper/api/errors.ts'
import * as z from 'zod/mini'
import { call } from '../../platform/call.ts'
import { codeOf } from '../../platform/error-text.ts'

/** Why nobody was signed in. */
export type Refusal = ErrorCode | 'offline'

/** Names the first step, which was taken, for the second. */
export type Challenge = string

export type SignInResult =
  | { kind: 'signed-in' }
  | { kind: 'second-step'; challenge: Challenge }
  | { kind: 'refused'; code: Refusal }

const challengeSchema = z.object({ challenge: z.string() })

/** What an unsuccessful answer of the sign-in call means (spec 8). */
export function resultOf(error: unknown): SignInResult {
  const code = codeOf(error)
  if (code !== 'auth/multi-factor-auth-required' || !(error instanceof CallError)) {
    return { kind: 'refused', code }
  }
  const details = z.safeParse(challengeSchema, error.details)
  return details.success
    ? { kind: 'second-step', challenge: details.data.challenge }
    : { kind: 'refused', code: 'server/error' }
}

/** The session cookie comes with the answer. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  return call(signInCall, { body: { email, password } }).then(() => ({ kind: 'signed-in' }), resultOf)
}

/** A code of the app or a recovery code; null when it was right. */
export async function finishSignIn(challenge: Challenge, code: string): Promise<Refusal | null> {
  return call(signInSecondFactor, { body: { challenge, code } }).then(() => null, codeOf)
}
