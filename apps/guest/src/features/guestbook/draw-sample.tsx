import type { ClientData } from '@innkeeper/api/properties.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { interfaceLanguages } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createAnswerStore } from '../../platform/answer-store.ts'
import { PropertyProvider } from '../../platform/property-picture.tsx'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'
import { type Stay, StayProvider } from '../../platform/stay.tsx'
import { AnswersProvider } from '../../platform/use-answer.tsx'
import { PageTimeProvider } from './clock/page-time.tsx'
import { loadLaterTexts } from './later/later-texts.tsx'

const write: GuestTranslate = translateWith(createI18n('en', await loadGuestMessages('en')))

// Drawn at once, as in a browser that has fetched them ahead.
await Promise.all(interfaceLanguages.map(({ code }) => loadLaterTexts(code)))

const unanswered = () => new Promise<never>(() => undefined)

export const SAMPLE_NOW = '2026-11-16T18:10:00Z'

type Around = { stay?: Stay; property?: Partial<ClientData> }

/** A part of the guestbook as markup, for tests: in English, at the sample property. */
export function drawSample(
  part: ReactNode,
  { stay = { status: 'none', values: {} }, property = {} }: Around = {},
): string {
  const time = { timeZone: 'Europe/Oslo', language: 'en', renderedAt: Date.parse(SAMPLE_NOW), moment: null }
  return renderToStaticMarkup(
    <AnswersProvider answers={createAnswerStore(unanswered)}>
      <TextsProvider write={write}>
        <PropertyProvider value={{ ...SAMPLE_PROPERTY, ...property }}>
          <PageTimeProvider value={time}>
            <StayProvider value={stay}>{part}</StayProvider>
          </PageTimeProvider>
        </PropertyProvider>
      </TextsProvider>
    </AnswersProvider>,
  )
}

/** The same with the titles of cards that open as plain words, for tests about something else than their chevron. */
export function withoutChevrons(html: string): string {
  return html.replace(/<span class="[^"]*glued[^"]*">([^<]*)<i [^>]*><\/i><\/span>/g, '$1')
}
