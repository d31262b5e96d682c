import { expect, test } from 'vitest'
import { registerLockedUntil } from './guest-registers.ts'

test('a register is locked as long as its country says, and not where it says nothing', () => {
  expect(registerLockedUntil('DK', '2026-11-15')).toBe('2028-11-15')
  expect(registerLockedUntil('FI', '2028-02-29')).toBe('2029-02-28')
  expect(registerLockedUntil('SE', '2026-11-30')).toBe('2027-02-28')
  expect(registerLockedUntil('NO', '2026-11-15')).toBeNull()
})
