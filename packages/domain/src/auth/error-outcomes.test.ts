import { expect, it } from 'vitest'
import { authOutcome } from './error-outcomes.ts'

it.each([
  ['auth/multi-factor-auth-required', 'second-step'],
  ['auth/user-disabled', 'sign-out'],
  ['auth/id-token-revoked', 'sign-out'],
  ['auth/user-token-expired', 'sign-out'],
  ['auth/required', 'gate'],
  ['auth/second-factor-setup-required', 'gate'],
  ['auth/invalid-credentials', 'failure'],
  ['auth/invalid-verification-code', 'failure'],
  ['request/invalid', null],
])('%s means %s', (code, outcome) => {
  expect(authOutcome(code)).toBe(outcome)
})
