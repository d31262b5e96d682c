import { expect, test } from 'vitest'
import type { Choice } from './choose.ts'
import { describeChoice } from './describe-choice.ts'

const choice: Choice = {
  files: { unit: ['a.test.ts'], server: [], journeys: ['e2e/units.spec.ts', 'e2e/guests.spec.ts'] },
  totals: { unit: 200, server: 140, journeys: 58 },
  features: ['units'],
  hasFaults: false,
  hasBench: false,
}

test('says what is run, out of how much and why, and that there is nothing to run', () => {
  expect(describeChoice('main (0123456789)', ['a.ts'], choice).split('\n')).toEqual([
    '1 file changed since main (0123456789).',
    '  checks    all of them',
    '  unit      1 of 200 files: those that can reach the change by imports',
    '  server    nothing to run: those that can reach the change by imports',
    '  journeys  2 of 58 files: those about units, and those changed themselves',
    '  left out  faults and bench, whose own files did not change',
  ])
})
