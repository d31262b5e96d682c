import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import type { WelcomeTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadWelcomeMessages } from '@innkeeper/i18n/load-welcome.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import { pageKind } from '../../page-kind.ts'
import style from './welcome-screen.module.css?inline'
import { WelcomeScreen } from './welcome-screen.tsx'

/** The product's own page. It runs no script, so its texts reach no browser but as words on it. */
export const welcomeKind = pageKind<'welcome', WelcomeTranslate>({
  start: null,
  style,
  loadTexts: async (language) => {
    const [guest, own] = await Promise.all([loadGuestMessages(language), loadWelcomeMessages(language)])
    return guestTranslate(language, { ...guest, ...own })
  },
  screen: ({ data: { welcome } }, t) => (
    <TextsProvider write={t}>
      <WelcomeScreen welcome={welcome} />
    </TextsProvider>
  ),
  describe: ({ language }, t) => ({
    title: 'Innkeeper',
    description: t('welcome.lead'),
    language,
    brand: DEFAULT_BRAND,
  }),
})
