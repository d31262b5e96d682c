import type { AdminMessages, AdminTranslate, ErrorMessages } from '@innkeeper/i18n/catalogue-types.ts'
import { translateWith } from '@innkeeper/i18n/runtime.ts'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'

/** The language of the admin area; texts live in catalogues so that it can be translated (product 12). */
export const ADMIN_LANGUAGE = 'en'

export type { AdminTranslate }

/** `t('key', values)`, typed by the catalogue. */
export function useT(): AdminTranslate {
  const { i18n } = useLingui()
  return useMemo(() => translateWith<AdminMessages & ErrorMessages>(i18n), [i18n])
}
