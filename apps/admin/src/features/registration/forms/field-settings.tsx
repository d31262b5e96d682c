import { APPLIES_TO, CUSTOM_KINDS, NATIONALITY_CONDITIONS } from '@innkeeper/domain/registration/constants.ts'
import { type FormField, isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { LanguageTabs } from '../../../components/editing/languages/language-tabs.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import { isOnce } from './field-summary.ts'
import { OwnFieldSettings } from './own-field-settings.tsx'
import { isUntranslated, useLanguageTitle } from './written-in.ts'

type Props = {
  field: FormField
  language: number
  onLanguage: (language: number) => void
  error: string | undefined
  onChange: (field: FormField) => void
  onRemove: () => void
}

/** Whether it must be answered, by whom, and what guests read; of an own field also what it is. */
export function FieldSettings({ field, language, onLanguage, error, onChange, onRemove }: Props) {
  const t = useT()
  const title = useLanguageTitle(language)
  const words = isCustomField(field)
    ? [field.labels, field.hints, ...field.choices.map(({ labels }) => labels)]
    : [field.hints]
  return (
    <div className={classes.settings}>
      <div className={classes.asked}>
        {isCustomField(field) && (
          <Select
            label={t('regForms.kind')}
            data={CUSTOM_KINDS.map((value) => ({ value, label: t(`regForms.kind.${value}`) }))}
            value={field.kind}
            allowDeselect={false}
            onChange={(kind) => kind && onChange({ ...field, kind })}
          />
        )}
        {!isOnce(field) && (
          <Select
            label={t('regForms.applies')}
            data={APPLIES_TO.map((value) => ({ value, label: t(`regForms.applies.${value}`) }))}
            value={field.appliesTo}
            allowDeselect={false}
            onChange={(appliesTo) => appliesTo && onChange({ ...field, appliesTo })}
          />
        )}
        <Select
          label={t('regForms.nationality')}
          data={NATIONALITY_CONDITIONS.map((value) => ({ value, label: t(`regForms.nationality.${value}`) }))}
          value={field.nationality}
          allowDeselect={false}
          onChange={(nationality) => nationality && onChange({ ...field, nationality })}
        />
      </div>
      <Checkbox
        label={t('regForms.required')}
        checked={field.isRequired}
        onChange={(event) => onChange({ ...field, isRequired: event.currentTarget.checked })}
      />
      <div>
        <LanguageTabs
          language={language}
          onLanguage={onLanguage}
          isMissing={(index) => words.some((each) => isUntranslated(each, index))}
        />
        <div className={classes.translated}>
          {isCustomField(field) && (
            <OwnFieldSettings field={field} language={language} error={error} onChange={onChange} />
          )}
          <TextInput
            label={t('regForms.hint', { language: title })}
            value={field.hints[language] ?? ''}
            maxLength={300}
            onChange={(event) =>
              onChange({ ...field, hints: { ...field.hints, [language]: event.currentTarget.value } })
            }
          />
        </div>
      </div>
      {isCustomField(field) && (
        <div>
          <Button variant="subtle" color="red" onClick={onRemove}>
            {t('regForms.removeField')}
          </Button>
        </div>
      )}
    </div>
  )
}
