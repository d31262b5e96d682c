import { expect, test } from 'vitest'
import { lockedValues, masked, maskedForProvider, maskedValues } from './masking.ts'

const values = {
  firstName: 'Astrid',
  birthDate: '1984-02-29',
  address: '12 Harbour Lane',
  nationality: 'US',
  passportNumber: 'X1234567',
  idNumber: '',
}

test('of a number the end is shown, and of a short one nothing', () => {
  expect(masked('X1234567')).toBe('••••567')
  expect(masked('X12345')).toBe('••••')
  expect(masked('')).toBe('')
})

test('staff see everything but the numbers', () => {
  expect(maskedValues(values)).toEqual({ ...values, passportNumber: '••••567' })
})

test('the provider’s staff see name, nationality and kind of document, and nothing else', () => {
  const own = {
    email: 'a@guest.example',
    phone: '+47 1',
    occupation: 'pilot',
    documentType: 'passport',
    wish: 'yes',
  }
  expect(maskedForProvider({ ...values, ...own })).toEqual({
    firstName: 'Astrid',
    nationality: 'US',
    documentType: 'passport',
    idNumber: '',
    birthDate: '••••',
    address: '••••',
    passportNumber: '••••',
    email: '••••',
    phone: '••••',
    occupation: '••••',
    wish: '••••',
  })
})

test('of an erased guest nobody sees anything, the name least', () => {
  expect(lockedValues(values)).toEqual({
    firstName: '',
    birthDate: '••••',
    address: '••••',
    nationality: '••••',
    passportNumber: '••••',
    idNumber: '',
  })
})
