import type { CleaningTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { loadCleaningMessages } from '@innkeeper/i18n/load-cleaning.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PropertyProvider } from '../../platform/property-picture.tsx'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'

/** A part of a room cleaning box as markup, for tests: in English unless said otherwise, at the sample property. */
export async function drawCleaning(part: ReactNode, language = 'en'): Promise<string> {
  const [guest, cleaning] = await Promise.all([loadGuestMessages(language), loadCleaningMessages(language)])
  const write: CleaningTranslate = guestTranslate(language, { ...guest, ...cleaning })
  return renderToStaticMarkup(
    <TextsProvider write={write}>
      <PropertyProvider value={SAMPLE_PROPERTY}>{part}</PropertyProvider>
    </TextsProvider>,
  )
}
