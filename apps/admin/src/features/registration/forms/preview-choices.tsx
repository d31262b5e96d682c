import { PERSON_KINDS } from '@innkeeper/domain/registration/constants.ts'
import { Checkbox, type ComboboxItem, NumberInput, type OptionsFilter, Select } from '@mantine/core'
import type { SyntheticEvent } from 'react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { COUNTRY_OPTIONS } from './law-words.ts'
import classes from './preview.module.css'
import { CHILD_AGE, type PreviewGuest } from './preview-person.ts'

type Props = {
  /** Where the property is. */
  country: string
  guest: PreviewGuest
  onGuest: (change: Partial<PreviewGuest>) => void
  language: number
  onLanguage: (language: number) => void
}

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()

/** "United States" before the islands that have it in their name. */
const byBeginning: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase()
  const beginsSo = ({ label }: ComboboxItem) => Number(label.toLowerCase().startsWith(wanted))
  return (options as ComboboxItem[])
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .toSorted((one, other) => beginsSo(other) - beginsSo(one))
}

/** Whom the form is tried with, and in which language. */
export function PreviewChoices({ country, guest, onGuest, language, onLanguage }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  return (
    <div className={classes.choices}>
      <Select
        label={t('regForms.preview.nationality')}
        data={COUNTRY_OPTIONS}
        value={guest.nationality}
        allowDeselect={false}
        searchable
        filter={byBeginning}
        selectFirstOptionOnChange
        // Whoever types means another country.
        onFocus={selectAll}
        onClick={selectAll}
        onChange={(nationality) => nationality && onGuest({ nationality })}
      />
      <Select
        label={t('regForms.preview.person')}
        data={PERSON_KINDS.map((value) => ({ value, label: t(`regForms.preview.person.${value}`) }))}
        value={guest.kind}
        allowDeselect={false}
        onChange={(kind) => kind && onGuest({ kind })}
      />
      {guest.kind === 'child' && (
        <NumberInput
          label={t('regForms.preview.age')}
          min={CHILD_AGE.least}
          max={CHILD_AGE.most}
          clampBehavior="strict"
          allowDecimal={false}
          value={guest.age}
          onChange={(age) => onGuest({ age: Number(age) || 0 })}
        />
      )}
      {languages.length > 1 && (
        <Select
          label={t('regForms.preview.language')}
          data={languages.map(({ index, title }) => ({ value: String(index), label: title }))}
          value={String(language)}
          allowDeselect={false}
          onChange={(index) => index && onLanguage(Number(index))}
        />
      )}
      {guest.nationality !== country && (
        <Checkbox
          className={classes.resident}
          label={t('regForms.preview.resident')}
          checked={guest.isResident}
          onChange={(event) => onGuest({ isResident: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}
