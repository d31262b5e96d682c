import { LONG_TEXT_MAX } from '@innkeeper/domain/registration/constants.ts'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { hasTerms } from '@innkeeper/domain/registration/terms.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { LanguageTabs } from '../../../components/editing/languages/language-tabs.tsx'
import { useT } from '../../../platform/texts.ts'
import { formsQuery } from './api.ts'
import type { RegistrationFormEdit } from './use-registration-form.ts'
import { Warning } from './warning.tsx'
import { isUntranslated, useLanguageTitle } from './written-in.ts'

type Props = {
  form: RegistrationFormEdit
  body: FormBody
  language: number
  onLanguage: (language: number) => void
}

/** What guests read above the form, and the terms they accept, by language. */
export function WordsSection({ form, body, language, onLanguage }: Props) {
  const t = useT()
  const title = useLanguageTitle(language)
  const { welcome, terms } = form.draft
  const propertyTerms = useQuery(formsQuery).data?.termsUrl ?? null
  const asksForTerms = body.fields.some(({ name, isEnabled }) => name === 'acceptedTerms' && isEnabled)
  const isNothingAccepted = asksForTerms && !hasTerms(body, propertyTerms)
  const before = form.base.body.termsVersion
  const version = body.termsVersion
  return (
    <FormSection title={t('regForms.words')}>
      <div>
        <LanguageTabs
          language={language}
          onLanguage={onLanguage}
          isMissing={(index) => isUntranslated(welcome, index) || isUntranslated(terms, index)}
        />
      </div>
      <TextInput
        label={t('regForms.welcome', { language: title })}
        description={t('regForms.welcome.hint')}
        value={welcome[language] ?? ''}
        maxLength={300}
        onChange={(event) => form.set({ welcome: { ...welcome, [language]: event.currentTarget.value } })}
      />
      <Textarea
        label={t('regForms.terms', { language: title })}
        description={
          version === before
            ? `${t('regForms.terms.version', { version })} ${t('regForms.terms.empty')}`
            : t('regForms.terms.next', { version, before })
        }
        value={terms[language] ?? ''}
        maxLength={LONG_TEXT_MAX}
        autosize
        minRows={3}
        maxRows={12}
        onChange={(event) => form.set({ terms: { ...terms, [language]: event.currentTarget.value } })}
      />
      {isNothingAccepted && <Warning>{t('regForms.terms.nothing')}</Warning>}
    </FormSection>
  )
}
