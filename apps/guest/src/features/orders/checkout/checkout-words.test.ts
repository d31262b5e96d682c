import { PAYMENT_METHODS, PAYMENT_SERVICES } from '@innkeeper/domain/payments/constants.ts'
import { interfaceLanguages } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadOrderMessages } from '@innkeeper/i18n/load-orders.ts'
import { createI18n } from '@innkeeper/i18n/runtime.ts'
import { expect, test } from 'vitest'
import { METHOD_NAMES, serviceWords } from './payment-words.ts'

const english = createI18n('en', { ...(await loadGuestMessages('en')), ...(await loadOrderMessages('en')) })

test('the texts of spec 5 and 8 are written as they are there', () => {
  expect(english._('form.invalidEmail')).toBe('Please input a valid email.')
  expect(english._('order.enterReservation')).toBe('Enter your reservation number')
  expect(english._('order.selectTime')).toBe('Please select time of delivery')
  expect(english._('order.selectDelivery')).toBe('Please select type of delivery')
  expect(english._('order.failed')).toBe(
    'Unfortunately, there was an error while processing your request. You can try again, or return to the guest directory. If the error persists, please contact us.',
  )
  expect(english._('result.error.title')).toBe('Something went wrong')
})

/** To order is to pay: a verb of ordering, and what it does to the guest's money. */
const PAYING: Record<string, RegExp> = {
  en: /^Order.*(pay|bill)/,
  da: /^Bestil.*(betal|regningen)/,
  fi: /^Tilaa.*(maksa|laskuun)/,
  nl: /^Bestellen.*(betalen|rekening)/,
  no: /^Bestill.*(betal|regningen)/,
  sv: /^Beställ.*(betala|notan)/,
  et: /^Telli.*(maks|arvele)/,
}

test.each(interfaceLanguages)('the words of the button mean payment in $nativeName', async ({ code }) => {
  const messages = createI18n(code, await loadOrderMessages(code))
  const words = PAYMENT_SERVICES.flatMap((service) => [
    serviceWords(service, true),
    serviceWords(service, false),
  ])
  for (const { send } of words) {
    expect(messages._(send, { total: '490' })).toMatch(PAYING[code] ?? /never/)
    expect(messages._(send, { total: '490' })).toContain('490')
  }
})

test('every method has a name', () => {
  for (const method of PAYMENT_METHODS) expect(METHOD_NAMES[method]).toBeTruthy()
})
