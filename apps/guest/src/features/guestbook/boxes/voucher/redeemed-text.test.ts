import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { expect, test } from 'vitest'
import { redeemedText } from './redeemed-text.ts'

async function say(now: string, { isRepeated = false, language = 'en' } = {}): Promise<string> {
  const t: GuestTranslate = translateWith(createI18n(language, await loadGuestMessages(language)))
  return redeemedText(
    t,
    { redeemedAt: '2026-11-16T22:30:00Z', now: Date.parse(now), isRepeated },
    { locale: intlLocaleFor(language), timeZone: 'Europe/Oslo' },
  )
}

test('a voucher redeemed today says so with the time at the property', async () => {
  expect(await say('2026-11-16T22:31:00Z')).toBe('Redeemed today at 23:30')
})

test('after midnight at the property it was redeemed on the day before', async () => {
  expect(await say('2026-11-16T23:01:00Z')).toBe('Redeemed Monday 16 November, 23:30')
})

test('a second try is told when the first one was', async () => {
  expect(await say('2026-11-16T22:31:00Z', { isRepeated: true })).toBe('Already redeemed today at 23:30')
  expect(await say('2026-11-18T12:00:00Z', { isRepeated: true })).toBe(
    'Already redeemed Monday 16 November, 23:30',
  )
})

test('the day is written in the language of the sentence', async () => {
  expect(await say('2026-11-18T12:00:00Z', { language: 'no' })).toBe('Løst inn mandag 16. november kl. 23:30')
})
