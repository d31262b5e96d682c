import type { Localization } from '@innkeeper/domain/properties/localization.ts'

export type HavnehusetLanguage = 'da' | 'en' | 'et'

export const LANGUAGE_INDEXES: Record<HavnehusetLanguage, number> = { da: 0, en: 1, et: 2 }

export const LOCALIZATION: Localization = {
  default: 'DK',
  languages: {
    DK: { code: 'da', index: LANGUAGE_INDEXES.da, order: 0, isVisible: true, title: 'Dansk' },
    GB: { code: 'en', index: LANGUAGE_INDEXES.en, order: 1, isVisible: true, title: 'English' },
    EE: { code: 'et', index: LANGUAGE_INDEXES.et, order: 2, isVisible: true, title: 'Eesti' },
  },
}
