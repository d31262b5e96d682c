import { expect, test } from 'vitest'
import { isAboutStay } from './is-about-stay.ts'

const told = (...watchIds: string[]) => JSON.stringify({ watchIds })

test('a page renews itself for its own stay and for no other', () => {
  expect(isAboutStay(told('mine', 'another'), ['mine'])).toBe(true)
  expect(isAboutStay(told('another'), ['mine'])).toBe(false)
})

test('where it cannot be known whose stay it is, it may be this one', () => {
  expect(isAboutStay(told('another'), [])).toBe(true)
  expect(isAboutStay('{', ['mine'])).toBe(true)
  expect(isAboutStay('{}', ['mine'])).toBe(false)
})
