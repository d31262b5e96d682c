import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE } from '../../../platform/texts.ts'

const list = new Intl.ListFormat(intlLocaleFor(ADMIN_LANGUAGE), { type: 'conjunction' })

/** "Orders, Surveys and Cleaning". */
export const listWords = (words: readonly string[]): string => list.format(words)
