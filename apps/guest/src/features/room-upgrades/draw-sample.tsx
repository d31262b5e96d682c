import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import type { UpgradeTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadUpgradeMessages } from '@innkeeper/i18n/load-upgrades.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createAnswerStore } from '../../platform/answer-store.ts'
import { PropertyProvider } from '../../platform/property-picture.tsx'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'
import { AnswersProvider } from '../../platform/use-answer.tsx'
import { upgradesQuery } from './api.ts'
import { SAMPLE_UPGRADES } from './sample-upgrades.ts'
import { type UpgradesPlace, UpgradesPlaceProvider } from './upgrades-place.tsx'

/** The texts of other rooms in one language, for tests. */
export async function writeIn(language: string): Promise<UpgradeTranslate> {
  const [guest, upgrades] = await Promise.all([loadGuestMessages(language), loadUpgradeMessages(language)])
  return guestTranslate(language, { ...guest, ...upgrades })
}

const write = await writeIn('en')

const PLACE: UpgradesPlace = {
  hotel: 'fjellheim',
  booking: 'key',
  languageIndex: 0,
  language: 'en',
  currency: 'NOK',
  cameFrom: '',
  preview: null,
}

/** A screen of other rooms as markup, for tests: in English, with what the stay is offered. */
export function drawSample(
  screen: ReactNode,
  upgrades: Partial<Upgrades> = {},
  place: Partial<UpgradesPlace> = {},
): string {
  const there = { ...PLACE, ...place }
  const answers = createAnswerStore(() => new Promise<never>(() => undefined))
  answers.put(upgradesQuery(there), { ...SAMPLE_UPGRADES, ...upgrades })
  return renderToStaticMarkup(
    <AnswersProvider answers={answers}>
      <TextsProvider write={write}>
        <PropertyProvider value={SAMPLE_PROPERTY}>
          <UpgradesPlaceProvider value={there}>{screen}</UpgradesPlaceProvider>
        </PropertyProvider>
      </TextsProvider>
    </AnswersProvider>,
  ).replaceAll('\u00a0', ' ')
}
