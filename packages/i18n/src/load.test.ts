import { afterEach, describe, expect, test, vi } from 'vitest'
import type { GuestMessages } from './catalogue-types.ts'
import { interfaceLanguages } from './languages.ts'
import { loadAdminMessages } from './load-admin.ts'
import { loadErrorMessages } from './load-errors.ts'
import { loadFailureMessages } from './load-failures.ts'
import { loadGuestMessages } from './load-guest.ts'
import { loadPart, TranslationModuleNotFoundError } from './load-part.ts'
import { loadWelcomeMessages } from './load-welcome.ts'
import { createI18n, translateWith } from './runtime.ts'
import { translate } from './translate.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('loading', () => {
  test.each(interfaceLanguages)(
    'the guest texts load in $nativeName, the words for errors apart from them',
    async ({ code }) => {
      const messages = await loadGuestMessages(code)
      expect(messages['result.unavailable.title']).toBeDefined()
      expect(messages['server/error']).toBeUndefined()
      expect((await loadErrorMessages(code))['server/error']).toBeDefined()
    },
  )

  test('a language has its own words, not English ones', async () => {
    const [english, finnish] = await Promise.all([loadGuestMessages('en'), loadGuestMessages('fi')])
    expect(finnish['action.close']).not.toEqual(english['action.close'])
  })

  test('a missing translation module throws an error that names it', async () => {
    const missing = loadGuestMessages('tlh')
    await expect(missing).rejects.toBeInstanceOf(TranslationModuleNotFoundError)
    await expect(missing).rejects.toMatchObject({ module: 'tlh/guest' })
    await expect(loadAdminMessages('da')).rejects.toMatchObject({ module: 'da/admin' })
  })

  test.each(interfaceLanguages)(
    'what stands in place of a page loads in $nativeName and is in no guest’s texts',
    async ({ code }) => {
      const [guest, failures] = await Promise.all([loadGuestMessages(code), loadFailureMessages(code)])
      expect(failures['result.inactive.title']).toBeDefined()
      expect(Object.keys(failures).filter((id) => id in guest)).toEqual([])
    },
  )

  test.each(interfaceLanguages)(
    'what the welcome page alone says loads in $nativeName and is in no guest’s texts',
    async ({ code }) => {
      const [guest, welcome] = await Promise.all([loadGuestMessages(code), loadWelcomeMessages(code)])
      expect(welcome['welcome.title']).toBeDefined()
      expect(Object.keys(welcome).filter((id) => id in guest)).toEqual([])
    },
  )

  test('the admin area has the words for errors at hand', async () => {
    const messages = await loadAdminMessages('en')
    expect(messages['server/error']).toBeDefined()
    expect(Object.keys(messages).length).toBeGreaterThan(Object.keys(await loadErrorMessages('en')).length)
  })

  test('a name inherited by every object is not a language', async () => {
    await expect(loadGuestMessages('constructor')).rejects.toMatchObject({ module: 'constructor/guest' })
  })

  test('a module that cannot be fetched is reported as missing, with its cause', async () => {
    const cause = new Error('network down')
    const failing = loadPart('da', 'guest', { da: () => Promise.reject(cause) })
    await expect(failing).rejects.toMatchObject({ name: 'TranslationModuleNotFoundError', cause })
  })
})

describe('translating', () => {
  test('placeholders and plurals follow the language', async () => {
    const t = translateWith<GuestMessages>(createI18n('no', await loadGuestMessages('no')))
    const english = translateWith<GuestMessages>(createI18n('en', await loadGuestMessages('en')))
    expect(english('form.tooLong', { max: 1 })).toBe('At most 1 character, please.')
    expect(english('form.tooLong', { max: 200 })).toBe('At most 200 characters, please.')
    expect(t('form.tooLong', { max: 200 })).toBe('Høyst 200 tegn, takk.')
    expect(t('greeting.welcomeTo', { propertyName: 'Fjellheim' })).toBe('Velkommen til Fjellheim')
  })

  test('two languages live side by side', async () => {
    const danish = translateWith<GuestMessages>(createI18n('da', await loadGuestMessages('da')))
    const dutch = translateWith<GuestMessages>(createI18n('nl', await loadGuestMessages('nl')))
    expect([danish('action.close'), dutch('action.close'), danish('action.close')]).toEqual([
      'Luk',
      'Sluiten',
      'Luk',
    ])
  })

  test('the server translates at once and falls back to English', () => {
    expect(translate('sv', 'hours.openUntil', { time: '21:00' })).toBe('Öppet nu, till kl. 21:00')
    expect(translate('de', 'form.required')).toBe('Field is required')
    expect(translate('fi', 'request/too-large')).toBe('Tiedosto on liian suuri.')
  })

  test('production finds every text compiled', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const messages = await loadGuestMessages('et')
    const i18n = createI18n('et', messages)
    for (const id of Object.keys(messages)) i18n._(id, { n: 1, total: 2, max: 3, count: 4 })
    expect(warn).not.toHaveBeenCalled()
  })

  test('a wrong key or a missing placeholder does not compile', () => {
    const t = translateWith<GuestMessages>(createI18n('en', {}))
    // @ts-expect-error: no such key
    expect(t('action.clos')).toBe('action.clos')
    // @ts-expect-error: {time} is missing
    expect(t('hours.opens')).toBe('hours.opens')
    // @ts-expect-error: the placeholder is called time
    expect(t('hours.opens', { hour: '7' })).toBe('hours.opens')
  })
})
