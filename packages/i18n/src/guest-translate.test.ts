import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { guestTranslate } from './guest-translate.ts'
import { interfaceLanguages } from './languages.ts'
import { loadErrorMessages } from './load-errors.ts'
import { loadFailureMessages } from './load-failures.ts'
import { loadGuestMessages } from './load-guest.ts'
import { loadGuestbookMessages } from './load-guestbook.ts'
import { loadOrderMessages } from './load-orders.ts'
import { loadPrivacyMessages } from './load-privacy.ts'
import { loadWelcomeMessages } from './load-welcome.ts'
import { createI18n } from './runtime.ts'

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1234]

async function textsOf(language: string): Promise<Messages> {
  const loaders = [
    loadGuestMessages,
    loadGuestbookMessages,
    loadOrderMessages,
    loadErrorMessages,
    loadFailureMessages,
    loadPrivacyMessages,
    loadWelcomeMessages,
  ]
  return Object.assign({}, ...(await Promise.all(loaders.map((load) => load(language)))))
}

/** Every placeholder of a message as a number, which suits plurals and words alike. */
function valuesFor(message: unknown, count: number): Record<string, number> {
  const names = [...JSON.stringify(message).matchAll(/\["(\w+)"/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, count]))
}

test.each(interfaceLanguages)(
  'every text guests read in $nativeName is written as the library does',
  async ({ code }) => {
    const messages = await textsOf(code)
    const i18n = createI18n(code, messages)
    const t = guestTranslate<Record<string, Record<string, number>>>(code, messages)
    for (const [id, message] of Object.entries(messages)) {
      for (const count of COUNTS) {
        const values = valuesFor(message, count)
        expect(t(id, values), id).toBe(i18n._(id, values))
      }
    }
  },
)

test('a value that is missing leaves nothing, and a text that is missing its id', () => {
  const t = guestTranslate<Record<string, undefined>>('en', { greeting: ['Hello ', ['name'], '!'] })
  expect(t('greeting')).toBe('Hello !')
  expect(t('nowhere')).toBe('nowhere')
})
