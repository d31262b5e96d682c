import type { I18n } from '@lingui/core'
import type {
  ErrorMessages,
  GuestMessages,
  MailMessages,
  OrderMessages,
  ValuesOf,
} from './catalogue-types.ts'
import { catalogues } from './generated/server.ts'
import { defaultInterfaceLanguage, type InterfaceLanguageCode, isInterfaceLanguage } from './languages.ts'
import { createI18n } from './runtime.ts'

/** Texts without waiting, for the server alone: it holds every language, which no browser should load. */
type ServerTexts = GuestMessages & ErrorMessages & MailMessages & OrderMessages

const instances = new Map<InterfaceLanguageCode, I18n>()

export function translate<Id extends keyof ServerTexts & string>(
  language: string,
  id: Id,
  ...values: ValuesOf<ServerTexts[Id]>
): string {
  return instanceOf(isInterfaceLanguage(language) ? language : defaultInterfaceLanguage)._(id, values[0])
}

function instanceOf(language: InterfaceLanguageCode): I18n {
  const known = instances.get(language)
  if (known) return known
  const created = createI18n(language, {
    ...catalogues.guest[language],
    ...catalogues.errors[language],
    ...catalogues.mail[language],
    ...catalogues.orders[language],
  })
  instances.set(language, created)
  return created
}
