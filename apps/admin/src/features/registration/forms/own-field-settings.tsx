import { CHOICES_MAX } from '@innkeeper/domain/registration/constants.ts'
import type { CustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { Input, TextInput } from '@mantine/core'
import { AddButton } from '../../../components/editing/add-button/add-button.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { moved } from '../../../platform/moved.ts'
import { newId } from '../../../platform/new-id.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import { useLanguageTitle, wordsFor } from './written-in.ts'

type Props = {
  field: CustomField
  language: number
  error: string | undefined
  onChange: (field: CustomField) => void
}

/** What guests read above a field of the property's own, and what they choose from. */
export function OwnFieldSettings({ field, language, error, onChange }: Props) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const title = useLanguageTitle(language)
  const isLabelMissing = (field.labels[index] ?? '').trim() === ''
  return (
    <>
      <TextInput
        label={t('regForms.label', { language: title })}
        placeholder={language === index ? undefined : wordsFor(field.labels, language, index)}
        value={field.labels[language] ?? ''}
        maxLength={120}
        error={isLabelMissing && error}
        onChange={(event) =>
          onChange({ ...field, labels: { ...field.labels, [language]: event.currentTarget.value } })
        }
      />
      {field.kind === 'single choice' && (
        <Choices
          field={field}
          language={language}
          error={isLabelMissing ? undefined : error}
          onChange={onChange}
        />
      )}
    </>
  )
}

function Choices({ field, language, error, onChange }: Props) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const rowWords = useRowWords()
  const { choices } = field
  const put = (next: CustomField['choices']) => onChange({ ...field, choices: next })
  return (
    <Input.Wrapper label={t('regForms.choices')} labelElement="div" error={error}>
      <div className={classes.choices}>
        {choices.map((choice, place) => (
          <div key={choice.id} className={classes.choice}>
            <TextInput
              aria-label={t('regForms.choices.one', { place: place + 1 })}
              aria-invalid={(error !== undefined && place === choices.length - 1) || undefined}
              placeholder={language === index ? undefined : wordsFor(choice.labels, language, index)}
              value={choice.labels[language] ?? ''}
              maxLength={120}
              onChange={(event) =>
                put(
                  choices.with(place, {
                    ...choice,
                    labels: { ...choice.labels, [language]: event.currentTarget.value },
                  }),
                )
              }
            />
            <RowButtons
              words={rowWords(
                wordsFor(choice.labels, language, index) || t('regForms.choices.one', { place: place + 1 }),
              )}
              place={place}
              count={choices.length}
              onMove={(by) => put(moved(choices, place, by))}
              onRemove={() => put(choices.toSpliced(place, 1))}
            />
          </div>
        ))}
        <AddButton
          size="xs"
          disabled={choices.length >= CHOICES_MAX}
          onClick={() => put([...choices, { id: newId(), labels: {} }])}
        >
          {t('regForms.choices.add')}
        </AddButton>
      </div>
    </Input.Wrapper>
  )
}
