import { describe, expect, it } from 'vitest'
import { type Contact, contactProblems, keptContact } from './contact.ts'

const ASTRID: Contact = {
  firstName: 'Astrid',
  lastName: 'Lund',
  email: 'astrid@guests.example',
  unit: '204',
  checkIn: '2026-11-14',
  checkOut: '2026-11-17',
}
const EMPTY: Contact = { firstName: '', lastName: '', email: '', unit: '', checkIn: '', checkOut: '' }
const said = (change: Partial<Contact>) =>
  contactProblems({ ...ASTRID, ...change }).map(({ field, problem }) => `${field}: ${problem}`)

describe('the contact form', () => {
  it('has nothing to say of a full one', () => {
    expect(said({})).toEqual([])
  })

  it('asks for each field in the words of its own', () => {
    expect(contactProblems(EMPTY).map(({ problem }) => problem)).toEqual([
      'first-name',
      'last-name',
      'email',
      'unit',
      'period',
    ])
  })

  it.each([
    [{ firstName: '  ' }, 'firstName: first-name'],
    [{ email: 'astrid@' }, 'email: email'],
    [{ checkIn: '' }, 'checkIn: check-in'],
    [{ checkOut: '' }, 'checkOut: check-out'],
    [{ checkIn: '2026-02-30' }, 'checkIn: not-a-date'],
    [{ unit: 'x'.repeat(200) }, 'unit: too-long'],
  ])('finds %o', (change, problem) => {
    expect(said(change)).toEqual([problem])
  })

  it('tells both ways that check-in comes before check-out', () => {
    const both = ['checkIn: check-in-before', 'checkOut: check-out-after']
    expect(said({ checkIn: '2026-11-17' })).toEqual(both)
    expect(said({ checkIn: '2026-11-20' })).toEqual(both)
  })

  it('may leave out what the house knows, but not write it wrongly', () => {
    const known = ['firstName', 'lastName', 'email', 'unit', 'checkIn', 'checkOut'] as const
    expect(contactProblems(EMPTY, known)).toEqual([])
    expect(contactProblems({ ...EMPTY, email: 'no' }, known)).toEqual([{ field: 'email', problem: 'email' }])
    expect(contactProblems({ ...EMPTY, checkOut: '2026-11-17' }, known)).toEqual([
      { field: 'checkIn', problem: 'check-in' },
    ])
  })

  it('is kept as single lines', () => {
    expect(keptContact({ ...ASTRID, firstName: ' Astrid\n Marie\u202e ' }).firstName).toBe('Astrid Marie')
  })
})
