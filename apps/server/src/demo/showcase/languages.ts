import type { Localization } from '@innkeeper/domain/properties/localization.ts'

export type ShowcaseLanguage = 'en' | 'da'

export const LANGUAGE_INDEXES: Record<ShowcaseLanguage, number> = { en: 0, da: 1 }

export const LOCALIZATION: Localization = {
  default: 'GB',
  languages: {
    GB: { code: 'en', index: LANGUAGE_INDEXES.en, order: 0, isVisible: true, title: 'English' },
    DK: { code: 'da', index: LANGUAGE_INDEXES.da, order: 1, isVisible: true, title: 'Dansk' },
  },
}
