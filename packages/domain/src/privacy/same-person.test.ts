import { expect, test } from 'vitest'
import { likenessOf } from './same-person.ts'

const ola = {
  firstName: 'Ola',
  lastName: 'Nordmann',
  email: 'Ola@Guest.example',
  phone: '+47 900 00 000',
}

test('one person comes again under the same address or number, however it is written', () => {
  expect(likenessOf(ola, { ...ola, email: 'ola@guest.example', phone: null })).toBe('same-person')
  expect(likenessOf(ola, { ...ola, email: null, phone: '+4790000000' })).toBe('same-person')
})

test('another name with the same address is somebody else of the family', () => {
  expect(likenessOf(ola, { ...ola, firstName: 'Kari' })).toBe('same-contact')
})

test('nobody is the same for having neither address nor number', () => {
  const unreachable = { ...ola, email: null, phone: null }
  expect(likenessOf(unreachable, unreachable)).toBe('other')
  expect(likenessOf(ola, { ...ola, email: 'x@y.example', phone: '+4711111111' })).toBe('other')
})
