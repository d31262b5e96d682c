import { expect, it } from 'vitest'
import { nightsStillAsked } from './nights-still-asked.ts'

const asked = ['2026-11-20', '2026-11-21', '2026-11-22']

it.each([
  ['as it was', asked, asked],
  ['shorter at both ends', ['2026-11-21'], ['2026-11-21']],
  ['over', [], []],
  ['a night longer', [...asked, '2026-11-23'], null],
  ['a night earlier', ['2026-11-19', ...asked], null],
  ['shifted by a night', ['2026-11-21', '2026-11-22', '2026-11-23'], null],
])('a stay that is %s', (_, left, still) => {
  expect(nightsStillAsked(asked, left)).toEqual(still)
})
