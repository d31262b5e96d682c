import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  SET_UP_CODE_LENGTH,
  SET_UP_CODE_LETTERS,
  setUpCodeIn,
  shownSetUpCode,
  typedSetUpCode,
} from './set-up-code.ts'

const codes = fc
  .array(fc.constantFrom(...SET_UP_CODE_LETTERS), {
    minLength: SET_UP_CODE_LENGTH,
    maxLength: SET_UP_CODE_LENGTH,
  })
  .map((letters) => letters.join(''))

test('a code is read as it was shown, whatever the case and the gaps', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom(' ', '-', ' - ', ''), (code, gap) => {
      expect(typedSetUpCode(shownSetUpCode(code))).toBe(code)
      expect(typedSetUpCode(shownSetUpCode(code).toLowerCase().replaceAll('-', gap))).toBe(code)
    }),
  )
})

test('letters that look like digits count as them', () => {
  expect(typedSetUpCode('oil0-1')).toBe('01101')
})

test('the address of the terminal carries the code behind its hash', () => {
  expect(setUpCodeIn('#code=K7QM-2XHP-9RT4')).toBe('K7QM-2XHP-9RT4')
  expect(setUpCodeIn('')).toBe('')
  expect(setUpCodeIn('#other=1')).toBe('')
})
