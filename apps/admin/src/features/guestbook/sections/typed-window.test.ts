import { expect, test } from 'vitest'
import { wholeWindow, windowErrors } from './typed-window.ts'

test('a window is saved once it has both times and closes later than it opens', () => {
  expect(wholeWindow({ opens: '09:00', closes: '09:01' })).toEqual({ opens: '09:00', closes: '09:01' })
  expect(wholeWindow({ opens: '09:00', closes: '09:00' })).toBeNull()
  expect(wholeWindow({ opens: '22:00', closes: '08:00' })).toBeNull()
  expect(wholeWindow({ opens: null, closes: '22:00' })).toBeNull()
})

test('until then the field that is wrong says so', () => {
  expect(windowErrors({ opens: '08:00', closes: '22:00' })).toEqual({ opens: null, closes: null })
  expect(windowErrors({ opens: '22:00', closes: '22:00' }).closes).toBe('cleaning.closesLater')
  expect(windowErrors({ opens: null, closes: '22:00' })).toEqual({ opens: 'form.required', closes: null })
  expect(windowErrors({ opens: '08:00', closes: null }).closes).toBe('form.required')
})
