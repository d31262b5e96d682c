import { expect, test } from 'vitest'
import { keptByLaw } from './kept-fields.ts'
import type { FilledForm } from './values.ts'

const form = (nationality: string): FilledForm => ({
  values: {
    firstName: 'Astrid',
    nationality,
    birthDate: '1984-02-29',
    passportNumber: 'X1234567',
    email: 'astrid@guest.example',
    occupation: 'pilot',
    pillow: 'soft',
  },
  companions: [
    { type: 'underage child', values: { firstName: 'Liv', birthDate: '2015-06-01', passportNumber: 'Y1' } },
  ],
  signature: { kind: 'typed', name: 'Astrid' },
})
const at = (country: string) => ({ country, person: 'main' as const, arrival: '2026-11-16' })

test('what the law of the country asks of each person is kept, and nothing else', () => {
  const { values, companions, signature } = keptByLaw(form('US'), at('DK'))
  expect(Object.keys(values)).toEqual(['firstName', 'nationality', 'birthDate', 'passportNumber'])
  expect(companions).toEqual([
    { type: 'underage child', values: { firstName: 'Liv', birthDate: '2015-06-01' } },
  ])
  expect(signature).not.toBeNull()
})

test('whom the law does not ask for a number and a signature leaves neither', () => {
  const { values, signature } = keptByLaw(form('DK'), at('DK'))
  expect(Object.keys(values)).toEqual(['firstName', 'nationality', 'birthDate'])
  expect(signature).toBeNull()
})

test('without a law names and companions’ names are all that is left', () => {
  expect(keptByLaw(form('US'), at('ZZ'))).toEqual({
    values: { firstName: 'Astrid' },
    companions: [{ type: 'underage child', values: { firstName: 'Liv' } }],
    signature: null,
  })
})
