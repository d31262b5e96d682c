import { expect, it } from 'vitest'
import { knownAs } from './addresses.ts'

it('addresses are known in one form, and senders without a number by their name', () => {
  expect(knownAs('email', ' Astrid@Guest.example ')).toBe('astrid@guest.example')
  expect(knownAs('sms', '+47 123-45 678')).toBe('+4712345678')
  expect(knownAs('sms', 'mobile: 123 45 678')).toBe('12345678')
  expect(['+VIPPS', 'Vipps', 'BankID', '7 Eleven'].map((name) => knownAs('sms', name))).toEqual([
    'VIPPS',
    'VIPPS',
    'BANKID',
    '7 ELEVEN',
  ])
})
