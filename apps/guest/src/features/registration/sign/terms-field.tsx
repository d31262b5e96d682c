import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatTime } from '@innkeeper/i18n/format.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useId, useState } from 'react'
import { pageLocale } from '../page-locale.ts'
import styles from './terms-field.module.css'
import { withMark } from './with-mark.ts'

type TermsFieldProps = {
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  /** The house's own words; empty where it has none. */
  terms: string
  termsVersion: number
  /** Where they stand otherwise. */
  termsUrl: string | null
  error?: string | undefined
}

/** The terms: to be read in a sheet or at their address, and accepted. */
export function TermsField(props: TermsFieldProps) {
  const { isAccepted, onChange, terms, termsVersion, termsUrl, error } = props
  const t = useTexts<RegistrationTranslate>()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [readAt, setReadAt] = useState<number | null>(null)
  const read = () => setReadAt(Date.now())
  const [before, name, after] = withMark(
    (mark) => t('sign.terms.accept', { terms: mark }),
    t('sign.terms.name'),
  )
  return (
    <div className={styles.field}>
      <input
        id="acceptedTerms"
        className={styles.box}
        type="checkbox"
        checked={isAccepted}
        aria-labelledby={`${id}-words`}
        aria-describedby={`${id}-version ${id}-error`}
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <IconCheck className={styles.tick} size={18} stroke={3} aria-hidden="true" />
      <div>
        <p id={`${id}-words`} className={styles.words}>
          <label htmlFor="acceptedTerms">{before}</label>
          {terms !== '' ? (
            <button
              type="button"
              className={styles.link}
              aria-haspopup="dialog"
              onClick={() => {
                read()
                setIsOpen(true)
              }}
            >
              {name}
            </button>
          ) : termsUrl !== null ? (
            <a className={styles.link} href={termsUrl} target="_blank" rel="noreferrer" onClick={read}>
              {name}
            </a>
          ) : (
            <label htmlFor="acceptedTerms">{name}</label>
          )}
          <label htmlFor="acceptedTerms">{after}</label>
        </p>
        <p id={`${id}-version`} className={styles.version}>
          {readAt === null
            ? t('sign.terms.version', { version: termsVersion })
            : t('sign.terms.read', { version: termsVersion, time: timeOf(readAt) })}
        </p>
        <p id={`${id}-error`} className={styles.error} hidden={error === undefined}>
          {error}
        </p>
      </div>
      {terms !== '' && (
        <Sheet
          isOpen={isOpen}
          label={t('sign.terms.title')}
          closeLabel={t('action.close')}
          closeHref="#"
          onClose={() => setIsOpen(false)}
        >
          <div className={styles.sheet}>
            <h2 className={styles.sheetTitle}>{t('sign.terms.title')}</h2>
            <p className={styles.version}>{t('sign.terms.version', { version: termsVersion })}</p>
            <div className={styles.text} dir="auto">
              {terms}
            </div>
            <Button
              isWide
              onClick={() => {
                onChange(true)
                setIsOpen(false)
              }}
            >
              {t('sign.terms.acceptThese')}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  )
}

/** By the device's own clock: that is where they were read. */
function timeOf(moment: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return formatTime(moment, { locale: pageLocale(), timeZone })
}
