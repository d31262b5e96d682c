import type { WizardStep } from '@innkeeper/domain/registration/constants.ts'
import { type FormField, isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadRegistrationMessages } from '@innkeeper/i18n/load-registration.ts'
import { createI18n } from '@innkeeper/i18n/runtime.ts'
import { useQuery } from '@tanstack/react-query'
import type { ContentLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { fieldName } from './law-words.ts'
import { wordsFor } from './written-in.ts'

type GuestLabels = {
  field: (field: FormField) => string
  step: (step: WizardStep) => string
  stepOf: (place: number, total: number) => string
  optional: (label: string) => string
}

/** What guests of a language read; what the staff call it until the guests' words are loaded. */
export function useGuestLabels({ index, code }: ContentLanguage): GuestLabels {
  const t = useT()
  const { index: ownLanguage } = useDefaultLanguage()
  const guestLanguage = interfaceLanguageFor(code)
  const { data } = useQuery({
    queryKey: ['registrationTexts', guestLanguage],
    queryFn: async () => {
      const messages = await loadRegistrationMessages(guestLanguage)
      return { messages, i18n: createI18n(guestLanguage, messages) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const said = (id: string, staffWords: string, values = {}) =>
    data && id in data.messages ? data.i18n._(id, values) : staffWords
  return {
    field: (field) =>
      isCustomField(field)
        ? wordsFor(field.labels, index, ownLanguage) || t('regForms.own.unnamed')
        : said(`registration.field.${field.name}`, fieldName(t, field, ownLanguage)),
    step: (step) => said(`registration.step.${step}`, t(`regForms.step.${step}`)),
    stepOf: (place, total) =>
      said('registration.stepOf', t('regForms.preview.of', { place }), { place, total }),
    optional: (label) =>
      said('registration.optional', `${label} (${t('regForms.preview.optional')})`, { label }),
  }
}
