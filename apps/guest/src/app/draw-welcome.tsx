import type { Welcome } from '@innkeeper/api/page.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import type { WelcomeTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadWelcomeMessages } from '@innkeeper/i18n/load-welcome.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import type { PageDescription } from './describe-page.ts'
import { WelcomeScreen } from './welcome-screen.tsx'

export type DrawnPage = { screen: ReactNode; description: PageDescription }

/** The product's own page. It runs no script, so its texts reach no browser but as words on it. */
export async function drawWelcome(welcome: Welcome, language: string): Promise<DrawnPage> {
  const [guest, own] = await Promise.all([loadGuestMessages(language), loadWelcomeMessages(language)])
  const t: WelcomeTranslate = translateWith(createI18n(language, { ...guest, ...own }))
  return {
    screen: (
      <TextsProvider write={t}>
        <WelcomeScreen welcome={welcome} />
      </TextsProvider>
    ),
    description: { title: 'Innkeeper', description: t('welcome.lead'), language, brand: DEFAULT_BRAND },
  }
}
