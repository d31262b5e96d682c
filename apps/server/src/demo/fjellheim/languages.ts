import type { Localization } from '@innkeeper/domain/properties/localization.ts'

export type FjellheimLanguage = 'en' | 'da' | 'fi' | 'nl' | 'no' | 'sv'

export const LANGUAGE_INDEXES: Record<FjellheimLanguage, number> = {
  en: 0,
  da: 1,
  fi: 2,
  nl: 3,
  no: 4,
  sv: 5,
}

/** Norwegian stands second: the house speaks it, most of its guests read English. */
export const LOCALIZATION: Localization = {
  default: 'GB',
  languages: {
    GB: { code: 'en', index: LANGUAGE_INDEXES.en, order: 0, isVisible: true, title: 'English' },
    NO: { code: 'no', index: LANGUAGE_INDEXES.no, order: 1, isVisible: true, title: 'Norsk' },
    DK: { code: 'da', index: LANGUAGE_INDEXES.da, order: 2, isVisible: true, title: 'Dansk' },
    SE: { code: 'sv', index: LANGUAGE_INDEXES.sv, order: 3, isVisible: true, title: 'Svenska' },
    FI: { code: 'fi', index: LANGUAGE_INDEXES.fi, order: 4, isVisible: true, title: 'Suomi' },
    NL: { code: 'nl', index: LANGUAGE_INDEXES.nl, order: 5, isVisible: true, title: 'Nederlands' },
  },
}
