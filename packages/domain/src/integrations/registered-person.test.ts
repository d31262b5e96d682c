import { expect, it } from 'vitest'
import { canBeSamePerson, registeredPerson } from './registered-person.ts'

it('a person is told as the form has it, and nothing beside that', () => {
  const names = { firstName: 'Ida', lastName: 'Holm' }
  expect(
    registeredPerson(
      {
        firstName: 'Ida Marie',
        birthDate: '1984-02-29',
        nationality: 'US',
        address: '12 Harbour Lane\nPortland ',
        documentType: 'identity card',
        passportNumber: 'X1234567',
        documentIssuer: 'US',
        passportExpiryDate: '2031-05-01',
        idNumber: '290284-1234',
        email: 'ida@guest.example',
        occupation: 'Baker',
      },
      names,
    ),
  ).toEqual({
    firstName: 'Ida Marie',
    lastName: 'Holm',
    birthDate: '1984-02-29',
    nationality: 'US',
    address: '12 Harbour Lane, Portland',
    residenceCountry: null,
    document: {
      type: 'identity card',
      number: 'X1234567',
      expiresOn: '2031-05-01',
      issuedOn: null,
      issuer: 'US',
    },
  })
  // Dutch law lets a hotel write down which document it was, and not its number.
  expect(registeredPerson({ documentType: 'passport' }, names)).toMatchObject({ ...names, document: null })
  // Finnish law asks for a number, and not what of.
  expect(registeredPerson({ passportNumber: 'X1' }, names).document).toMatchObject({ type: 'passport' })
})

it.each([
  ['Ida', 'Holm', 'Ida', 'Holm', true],
  ['Ida Marie', 'Holm-Lund', 'IDA', 'Holm', true],
  ['Åse', 'Nygård', 'Ase', 'Nygard', true],
  ['Ida', 'Holm', null, 'Holm', true],
  ['', 'Holm', 'Ida', 'Holm', true],
  ['Ida', 'Holm', 'Per', 'Holm', false],
  ['Ida', 'Holm', 'Ida', 'Berg', false],
  ['Ida', 'Holm', 'Fjord', 'Travel', false],
])('%s %s can be the %s %s of the other system: %s', (firstName, lastName, first, last, expected) => {
  const [one, other] = [
    { firstName, lastName },
    { firstName: first, lastName: last },
  ]
  expect(canBeSamePerson(one, other)).toBe(expected)
  expect(canBeSamePerson(other, one)).toBe(expected)
})
