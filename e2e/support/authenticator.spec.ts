import { codeAt } from './authenticator.ts'
import { expect, test } from './test.ts'

/** The key of RFC 6238, appendix B ("12345678901234567890"), and the last six digits of its codes. */
const KEY = 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ'

test('the journeys’ authenticator shows the codes of RFC 6238', () => {
  const seconds = [59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000]
  expect(seconds.map((at) => codeAt(KEY, at * 1000))).toEqual([
    '287082',
    '081804',
    '050471',
    '005924',
    '279037',
    '353130',
  ])
})
