import { expect, test } from 'vitest'
import { shownBytes } from './shown-bytes.ts'

test('a size is said in kilobytes, and from a million on in megabytes', () => {
  expect(shownBytes(1, 'en-GB')).toBe('1 kB')
  expect(shownBytes(34_499, 'en-GB')).toBe('34 kB')
  expect(shownBytes(1_449_000, 'en-GB')).toBe('1.4 MB')
})
