import type { Store } from '@innkeeper/api/upselling/store.ts'
import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadOrderMessages } from '@innkeeper/i18n/load-orders.ts'
import { loadStoreMessages } from '@innkeeper/i18n/load-store.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type AnswerStore, createAnswerStore } from '../../platform/answer-store.ts'
import { PropertyProvider } from '../../platform/property-picture.tsx'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'
import { AnswersProvider } from '../../platform/use-answer.tsx'
import { storeQuery } from './api.ts'
import { type StorePlace, StorePlaceProvider } from './store-place.tsx'

/** The texts of the store in one language, for tests. */
export async function writeStore(language: string): Promise<StoreOrderTranslate> {
  const [guest, store, orders] = await Promise.all([
    loadGuestMessages(language),
    loadStoreMessages(language),
    loadOrderMessages(language),
  ])
  return guestTranslate(language, { ...guest, ...store, ...orders })
}

const write = await writeStore('en')

export const SAMPLE_PLACE: StorePlace = {
  hotel: 'fjellheim',
  booking: 'key',
  languageIndex: 0,
  language: 'en',
  timeZone: 'Europe/Oslo',
  currency: 'NOK',
  cameFrom: '',
  preview: null,
}

/** A part of the store as markup, for tests: in English, at the sample property, knowing the store where it is given. */
export function drawStore(
  part: ReactNode,
  store?: Store,
  know: (answers: AnswerStore) => void = () => undefined,
): string {
  const answers = createAnswerStore(() => new Promise<never>(() => undefined))
  if (store) answers.put(storeQuery(SAMPLE_PLACE), store)
  know(answers)
  return renderToStaticMarkup(
    <AnswersProvider answers={answers}>
      <TextsProvider write={write}>
        <PropertyProvider value={SAMPLE_PROPERTY}>
          <StorePlaceProvider value={SAMPLE_PLACE}>{part}</StorePlaceProvider>
        </PropertyProvider>
      </TextsProvider>
    </AnswersProvider>,
  ).replaceAll('\u00a0', ' ')
}
