import { CallError } from '@innkeeper/api/client.ts'
import type { ErrorCode } from '@innkeeper/api/errors.ts'
import { expect, test } from 'vitest'
import { isClosedNow } from './is-closed-now.ts'
import { SAMPLE_UPGRADES } from './sample-upgrades.ts'

const error = (code: ErrorCode | 'offline', status: number) => new CallError(code, status, 'words')

test('a stay that has ended closes the page it is open on, whatever is known of it', () => {
  expect(isClosedNow({ data: SAMPLE_UPGRADES, error: null })).toBe(false)
  expect(isClosedNow({ data: { ...SAMPLE_UPGRADES, isOpen: false }, error: null })).toBe(true)
  expect(isClosedNow({ data: SAMPLE_UPGRADES, error: error('booking/unknown', 404) })).toBe(true)
})

test('an answer that does not come, or another refusal, closes nothing', () => {
  expect(isClosedNow({ data: SAMPLE_UPGRADES, error: error('offline', 0) })).toBe(false)
  expect(isClosedNow({ data: SAMPLE_UPGRADES, error: error('order/unknown', 404) })).toBe(false)
})
