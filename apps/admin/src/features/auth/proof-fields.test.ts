import { expect, test } from 'vitest'
import { proofFields } from './proof-fields.ts'

test('a code that was asked for once stays, with its reason beside it', () => {
  const known = { hasSecondFactor: false, wasAsked: false }
  expect(proofFields({ ...known, refusal: null }).asksForCode).toBe(false)
  expect(proofFields({ ...known, refusal: 'auth/missing-code' })).toEqual({
    asksForCode: true,
    codeRefusal: 'auth/missing-code',
    refusal: null,
  })
  // While the next try is on its way, and when that one is wrong too.
  expect(proofFields({ ...known, wasAsked: true, refusal: null }).asksForCode).toBe(true)
  expect(proofFields({ ...known, wasAsked: true, refusal: 'auth/invalid-verification-code' })).toEqual({
    asksForCode: true,
    codeRefusal: 'auth/invalid-verification-code',
    refusal: null,
  })
})

test('a wrong password is told above the fields', () => {
  const fields = proofFields({ hasSecondFactor: true, wasAsked: true, refusal: 'auth/invalid-credentials' })
  expect(fields).toEqual({ asksForCode: true, codeRefusal: null, refusal: 'auth/invalid-credentials' })
})
