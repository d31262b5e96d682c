import { classNames } from '@innkeeper/ui/class-names.ts'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useState } from 'react'
import { useFormTexts } from '../form-place.tsx'
import { described, type FieldSettings, FieldWords } from './field-frame.tsx'
import styles from './fields.module.css'
import { Flag } from './flag.tsx'
import { LazyCountrySheet } from './lazy-country-sheet.tsx'
import { useCountries, useCountryName } from './use-countries.ts'

type CountryFieldProps = Omit<FieldSettings, 'isKnown'> & { value: string; onChange: (code: string) => void }

/** A country: what is chosen with its own name, and the list in a sheet. */
export function CountryField({ path, label, value, onChange, ...settings }: CountryFieldProps) {
  const id = useId()
  const t = useFormTexts()
  const [isOpen, setOpen] = useState(false)
  const { countries } = useCountries()
  const nameOf = useCountryName()
  const chosen = countries.find(({ code }) => code === value)
  const name = value === '' ? t('registration.chooseCountry') : nameOf(value)
  return (
    <div className={styles.field} data-field={path}>
      <button
        type="button"
        id={id}
        className={classNames(styles.box, styles.opener)}
        aria-haspopup="dialog"
        aria-describedby={described(id, settings)['aria-describedby']}
        data-invalid={settings.problem !== null || undefined}
        onClick={() => setOpen(true)}
      >
        <span className={styles.openerLabel}>{label}</span>
        <span className={classNames(styles.chosen, value === '' && styles.open)}>
          <span>{name}</span>
          {chosen && chosen.nativeName !== chosen.name && (
            <small lang="und" dir="auto">
              {chosen.nativeName}
            </small>
          )}
        </span>
        {value !== '' && <Flag code={value} />}
        <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <FieldWords id={id} {...settings} />
      <LazyCountrySheet
        isOpen={isOpen}
        label={label}
        chosen={value}
        onClose={() => setOpen(false)}
        onChoose={({ code }) => {
          setOpen(false)
          onChange(code)
        }}
      />
    </div>
  )
}
