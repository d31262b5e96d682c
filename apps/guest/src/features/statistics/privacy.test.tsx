import type { PrivacyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadPrivacyMessages } from '@innkeeper/i18n/load-privacy.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { ConsentBanner } from './consent-banner.tsx'
import { OffersQuestion } from './offers-choice.tsx'
import { Privacy } from './privacy.tsx'
import { SettingsContent } from './privacy-settings.tsx'

let write: PrivacyTranslate
beforeAll(async () => {
  write = translateWith(
    createI18n('en', { ...(await loadGuestMessages('en')), ...(await loadPrivacyMessages('en')) }),
  )
})

const draw = (children: ReactNode) =>
  renderToStaticMarkup(<TextsProvider write={write}>{children}</TextsProvider>)
const nothing = () => undefined

test('the shared page asks nobody anything, it only keeps the place of the settings', () => {
  const markup = draw(<Privacy hotel="fjellheim" bookingId={null} isCounting hasOffers={false} />)
  expect(markup).toMatch(/^<button type="button" class="[^"]+">Privacy settings<\/button>$/)
})

test('the question is a region with a name, and both answers look the same', () => {
  const markup = draw(<ConsentBanner onAnswer={nothing} onOpenSettings={nothing} />)
  expect(markup).toMatch(/<section [^>]*aria-label="Your privacy"/)
  const looks = ['No', 'Yes'].map(
    (answer) => new RegExp(`<button type="button" class="([^"]+)">${answer}</button>`).exec(markup)?.[1],
  )
  expect(looks[0]).toBeTruthy()
  expect(looks[0]).toBe(looks[1])
  expect(markup).not.toMatch(/autofocus|aria-modal|<dialog/i)
})

test('the settings say what the device keeps and show the choice', () => {
  const markup = draw(<SettingsContent choice="granted" onChoose={nothing} stay={null} />)
  for (const thing of [
    'language you chose, for 7 days',
    'booking you last opened',
    'first order, so that only this browser shows what you wrote, for 60 days',
    'only this browser shows the conversation, for 90 days',
    'could not be sent yet',
    'confirmations of your orders you have seen, until you close the browser',
    'home screen',
    'keeps this for 90 days',
    'totals without anything that leads to you',
  ]) {
    expect(markup).toContain(thing)
  }
  expect(markup).toMatch(/<input type="radio"[^>]*checked=""[^>]*\/>Yes, that is fine/)
  expect(markup).not.toMatch(/checked=""[^>]*\/>Only what is needed/)
})

test('where nothing is counted there is nothing to choose', () => {
  const markup = draw(<SettingsContent choice={null} onChoose={null} stay={null} />)
  expect(markup).toContain('language you chose')
  expect(markup).not.toContain('radio')
  expect(markup).not.toContain('answer about counting')
})

test('the question about offers shows the answer the house has, and says when a new one did not reach it', () => {
  const markup = draw(<OffersQuestion answer={false} outcome="failed" onChoose={nothing} />)
  expect(markup).toMatch(/checked=""[^>]*\/>No, thank you/)
  expect(markup).toMatch(/role="alert">That did not reach the hotel/)
  const unasked = draw(<OffersQuestion answer={null} outcome={null} onChoose={nothing} />)
  expect(unasked).not.toContain('checked')
})
