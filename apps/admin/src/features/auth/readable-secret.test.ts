import { expect, test } from 'vitest'
import { readableSecret } from './readable-secret.ts'

test('a key is read in groups of four', () => {
  expect(readableSecret('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB')
})
