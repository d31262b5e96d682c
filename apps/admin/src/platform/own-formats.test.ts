import { DEFAULT_FORMATS } from '@innkeeper/domain/auth/staff-formats.ts'
import { afterEach, expect, test } from 'vitest'
import { followFormats, formatDateOnly, formatDateTime } from './own-formats.ts'

afterEach(() => followFormats(DEFAULT_FORMATS))

const AT = Date.parse('2026-11-15T18:05:00Z')
const oslo = { timeZone: 'Europe/Oslo' }

test('dates and times follow what the person chose, by the property’s clock', () => {
  expect(formatDateTime(AT, oslo)).toBe('15/11/2026 19:05')
  followFormats({ date: 'YYYY-MM-DD', time: '12h' })
  expect(formatDateTime(AT, oslo)).toBe('2026-11-15 7:05 pm')
  expect(formatDateOnly('2026-11-05')).toBe('2026-11-05')
})
