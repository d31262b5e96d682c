import { expect, test } from 'vitest'
import { EMPTY_REQUEST, fieldsOf, parseRequestForm, requestProblems } from './request-form.ts'

test('a known guest is asked for nothing; a number that cannot be right is still said', () => {
  const guest = { firstName: 'Astrid', email: 'a•••@post.dk' }
  expect(requestProblems(EMPTY_REQUEST, guest)).toEqual({})
  expect(requestProblems({ ...EMPTY_REQUEST, phoneNumber: '12' }, guest)).toEqual({ phoneNumber: 'invalid' })
})

test('a guest whose e-mail the hotel does not have is asked for one', () => {
  expect(requestProblems(EMPTY_REQUEST, { firstName: 'Astrid', email: null })).toEqual({
    email: 'required',
  })
})

test('without a booking a request says whose stay it is about and how to answer', () => {
  expect(Object.keys(requestProblems(EMPTY_REQUEST, null))).toEqual([
    'reservationNumber',
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
  ])
})

test('what is stored is a form or none, and the server names fields of this form alone', () => {
  expect(parseRequestForm({ ...EMPTY_REQUEST, comments: 'A cot, please', email: 3 })).toEqual({
    ...EMPTY_REQUEST,
    comments: 'A cot, please',
  })
  for (const stored of [null, 'x', 7, []]) expect(parseRequestForm(stored)).toEqual(EMPTY_REQUEST)
  expect(fieldsOf({ email: 'invalid', roomNumber: 'required' })).toEqual({ email: 'invalid' })
  expect(fieldsOf(null)).toEqual({})
})
