import { contentLanguageOf } from '@innkeeper/i18n/content-languages.ts'
import { Anchor, MultiSelect, Select } from '@mantine/core'
import { useState } from 'react'
import { LANGUAGE_OPTIONS } from '../../features/properties/language-options.ts'
import { currencyOptions, timeZoneOptions } from '../../features/properties/regional-options.ts'
import { useT } from '../../platform/texts.ts'
import classes from './set-up.module.css'
import type { StepProps } from './step-props.ts'

/** What follows from the country, in one line; each of it can be said otherwise. */
export function WaysFields({ draft, set }: Omit<StepProps, 'errors'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { currency, timeZone, languages } = draft
  if (!isOpen) {
    const names = languages.map((country) => contentLanguageOf(country)?.title ?? country)
    return (
      <p className={classes.ways}>
        <span>{[currency, timeZone.replaceAll('_', ' '), names.join(', ')].join(' · ')}</span>
        <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
          {t('setUp.ways.change')}
        </Anchor>
      </p>
    )
  }
  return (
    <>
      <Select
        label={t('settings.field.currency')}
        data={currencyOptions(currency)}
        value={currency}
        onChange={(value) => value && set({ currency: value })}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        size="md"
      />
      <Select
        label={t('settings.field.timeZone')}
        data={timeZoneOptions(timeZone)}
        value={timeZone}
        onChange={(value) => value && set({ timeZone: value })}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        size="md"
      />
      <MultiSelect
        label={t('setUp.languages')}
        description={t('createProperty.othersHint')}
        data={LANGUAGE_OPTIONS}
        value={languages}
        // The last one stays: a guestbook is written in something.
        onChange={(value) => value.length > 0 && set({ languages: value })}
        searchable
        selectFirstOptionOnChange
        size="md"
      />
    </>
  )
}
