import { expect, test } from 'vitest'
import { sampleGuest } from '../page/sample-guest.ts'
import { draftOf, draftProblems, fieldsOf, problemsIn, tidyDraft } from './stay-draft.ts'

const draft = draftOf(sampleGuest())

test('an emptied text is sent as nothing, a name as it is', () => {
  expect(fieldsOf({ email: '', phone: '+46 70 318 44 02', lastName: '', rateCode: '' })).toEqual({
    email: null,
    phone: '+46 70 318 44 02',
    lastName: '',
    rateCode: null,
  })
})

test('an emptied field of the property’s own is taken away', () => {
  expect(fieldsOf({ custom: { car: ' ', diet: 'Vegan' } })).toEqual({ custom: { car: null, diet: 'Vegan' } })
})

test('the reason to share a room is no field of the booking', () => {
  expect(fieldsOf({ unitId: 'u', sharedUnitReason: 'Family' })).toEqual({ unitId: 'u' })
})

test('spaces around words are nobody’s change', () => {
  expect(tidyDraft({ ...draft, firstName: ' Sofie ' }).firstName).toBe('Sofie')
})

test('what cannot be right is seen before anybody is asked', () => {
  expect(draftProblems(draft)).toEqual({})
  expect(draftProblems({ ...draft, firstName: ' ', email: 'sofie', departure: '2026-11-01' })).toEqual({
    firstName: 'required',
    email: 'invalid',
    departure: 'before-arrival',
  })
})

test('what the server found wrong is read by field, and nothing else is', () => {
  expect(problemsIn({ problems: { phone: 'invalid', elsewhere: 'invalid' } })).toEqual({ phone: 'invalid' })
  expect(problemsIn(undefined)).toEqual({})
  expect(problemsIn({ problems: 'all' })).toEqual({})
})
