import { classNames } from '@innkeeper/ui/class-names.ts'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useState } from 'react'
import { useFormTexts } from '../form-place.tsx'
import { described, type FieldSettings, FieldWords } from './field-frame.tsx'
import styles from './fields.module.css'
import { LazyCountrySheet } from './lazy-country-sheet.tsx'
import { phoneParts, phoneValue } from './phone-parts.ts'
import { useCountries } from './use-countries.ts'

type PhoneFieldProps = Omit<FieldSettings, 'isKnown'> & {
  value: string
  /** Whose prefix stands there at first. */
  country: string
  onChange: (value: string) => void
  onLeave?: () => void
}

/** A number with the prefix of a country before it; a prefix typed or filled in counts as well. */
export function PhoneField({ path, label, value, country, onChange, onLeave, ...settings }: PhoneFieldProps) {
  const id = useId()
  const t = useFormTexts()
  const { countries } = useCountries()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const usual = countries.find(({ code }) => code === country)?.phonePrefix ?? ''
  const { prefix, number } = phoneParts(value, chosen ?? usual, countries)
  return (
    <div className={styles.field} data-field={path}>
      <div className={classNames(styles.box, styles.phone)}>
        <button
          type="button"
          className={styles.prefix}
          aria-haspopup="dialog"
          aria-label={t('registration.prefix', { prefix })}
          onClick={() => setOpen(true)}
        >
          {prefix || '+'}
          <IconChevronDown size={16} stroke={2} aria-hidden="true" />
        </button>
        <input
          id={id}
          className={styles.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={number}
          {...described(id, settings)}
          onChange={({ target }) => onChange(phoneValue({ prefix, number: target.value }))}
          onBlur={onLeave}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldWords id={id} {...settings} />
      <LazyCountrySheet
        isOpen={isOpen}
        isForPhone
        label={t('registration.choosePrefix')}
        chosen={countries.find(({ phonePrefix }) => phonePrefix === prefix)?.code ?? ''}
        onClose={() => setOpen(false)}
        onChoose={({ phonePrefix }) => {
          setOpen(false)
          setChosen(phonePrefix)
          onChange(phoneValue({ prefix: phonePrefix, number }))
        }}
      />
    </div>
  )
}
