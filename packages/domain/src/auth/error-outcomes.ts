/** Codes that end the session in every tab (spec 8). */
export const SIGN_OUT_CODES: readonly string[] = [
  'auth/user-disabled',
  'auth/id-token-revoked',
  'auth/user-token-expired',
]

/** Gates rather than failures: they lead to another screen or say what a role may not do. */
const GATE_CODES: readonly string[] = [
  'auth/required',
  'auth/no-property',
  'auth/not-allowed',
  'auth/reauthentication-required',
  'auth/second-factor-setup-required',
]

export type AuthOutcome = 'second-step' | 'sign-out' | 'gate' | 'failure'

/** What a refusal means for whoever signs in (spec 8): a failure is told as such and stands in the operator's log. */
export function authOutcome(code: string): AuthOutcome | null {
  if (!code.startsWith('auth/')) return null
  if (code === 'auth/multi-factor-auth-required') return 'second-step'
  if (SIGN_OUT_CODES.includes(code)) return 'sign-out'
  return GATE_CODES.includes(code) ? 'gate' : 'failure'
}
