import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadRegistrationMessages } from '@innkeeper/i18n/load-registration.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createAnswerStore } from '../../platform/answer-store.ts'
import { PropertyProvider } from '../../platform/property-picture.tsx'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'
import { AnswersProvider } from '../../platform/use-answer.tsx'

/** The texts of the form in one language, for tests. */
export async function writeIn(language: string): Promise<RegistrationTranslate> {
  const [guest, form] = await Promise.all([loadGuestMessages(language), loadRegistrationMessages(language)])
  return guestTranslate(language, { ...guest, ...form })
}

const write = await writeIn('en')

/** A part of the form as markup, for tests: in English, at the sample property, before any answer. */
export function drawPart(part: ReactNode): string {
  return renderToStaticMarkup(
    <AnswersProvider answers={createAnswerStore(() => new Promise<never>(() => undefined))}>
      <TextsProvider write={write}>
        <PropertyProvider value={SAMPLE_PROPERTY}>{part}</PropertyProvider>
      </TextsProvider>
    </AnswersProvider>,
  )
}
