import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time.ts'
import { bookingProblems, hasProblems, MAX_NIGHTS } from './booking-problems.ts'

const booking = {
  firstName: 'Sofie',
  email: 'sofie.holm@norrbrev.example',
  phone: '+46 70 174 06 02',
  arrival: '2026-11-15',
  departure: '2026-11-18',
}

test('a first name and the days are enough; a last name nobody asks for', () => {
  expect(bookingProblems({ ...booking, email: null, phone: null })).toEqual({})
  expect(bookingProblems({ ...booking, firstName: '  ' })).toEqual({ firstName: 'required' })
  expect(bookingProblems({ ...booking, departure: '' })).toEqual({ departure: 'required' })
})

test('an e-mail address and a phone number are valid where there are any', () => {
  expect(bookingProblems({ ...booking, email: 'sofie', phone: 'call me' })).toEqual({
    email: 'invalid',
    phone: 'invalid',
  })
})

test('nobody leaves before they come, or stays longer than a year; a day without a night is a stay', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 800 }), (nights) => {
      const problems = bookingProblems({ ...booking, departure: addDays(booking.arrival, nights) })
      expect(hasProblems(problems)).toBe(nights < 0 || nights > MAX_NIGHTS)
      if (nights < 0) expect(problems.departure).toBe('before-arrival')
      if (nights > MAX_NIGHTS) expect(problems.departure).toBe('too-long')
    }),
  )
})
