import { expect, it } from 'vitest'
import { newSelector } from './dkim-key.ts'

it('each key of a day has a name of its own', () => {
  const now = new Date('2026-11-18T12:00:00Z')
  expect(newSelector(now, null)).toBe('ik20261118')
  expect(newSelector(now, 'ik20260101')).toBe('ik20261118')
  expect(newSelector(now, 'ik20261118')).toBe('ik20261118-2')
  expect(newSelector(now, 'ik20261118-9')).toBe('ik20261118-10')
})
