import { expect, it } from 'vitest'
import { missingFields } from './missing-fields.ts'
import { stepOf } from './steps.ts'

it('names what a new booking needs and no column gives', () => {
  expect(missingFields(['fullName', null, 'arrival'], false)).toEqual(['bookingNumber', 'departure'])
  expect(missingFields(['firstName', 'arrival', 'departure'], true)).toEqual([])
})

it('an import that was looked at can go back to its columns, and no other', () => {
  expect(stepOf('checked', true)).toBe('columns')
  expect(stepOf('applying', true)).toBe('import')
  expect(stepOf(null, false)).toBe('file')
})
