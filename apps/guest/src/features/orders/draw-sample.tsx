import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadOrderMessages } from '@innkeeper/i18n/load-orders.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type AnswerStore, createAnswerStore } from '../../platform/answer-store.ts'
import { PropertyProvider } from '../../platform/property-picture.tsx'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'
import { AnswersProvider } from '../../platform/use-answer.tsx'
import { type Ordering, OrderingProvider } from './ordering.tsx'

const messages = { ...(await loadGuestMessages('en')), ...(await loadOrderMessages('en')) }
const write: OrderTranslate = translateWith(createI18n('en', messages))

export const SAMPLE_ORDERING: Ordering = {
  hotel: 'fjellheim',
  bookingId: null,
  languageIndex: 0,
  language: 'en',
  timeZone: 'Europe/Oslo',
  currency: 'NOK',
  preview: null,
}

/** A part of ordering as markup, for tests: in English, knowing what `know` puts there and nothing else. */
export function drawSample(
  part: ReactNode,
  know: (answers: AnswerStore) => void = () => undefined,
  ordering: Partial<Ordering> = {},
): string {
  const answers = createAnswerStore(() => new Promise<never>(() => undefined))
  know(answers)
  return renderToStaticMarkup(
    <AnswersProvider answers={answers}>
      <TextsProvider write={write}>
        <PropertyProvider value={SAMPLE_PROPERTY}>
          <OrderingProvider value={{ ...SAMPLE_ORDERING, ...ordering }}>{part}</OrderingProvider>
        </PropertyProvider>
      </TextsProvider>
    </AnswersProvider>,
  ).replaceAll('\u00a0', ' ')
}
