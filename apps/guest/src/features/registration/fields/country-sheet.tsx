import type { ListedCountry } from '@innkeeper/api/registration/guest.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { RisingSheet } from '../../../platform/rising-sheet.tsx'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { countriesQuery } from '../api.ts'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import { useHouseCountry } from '../house-country.ts'
import { arrangedCountries, foundCountries, likelyCountries } from './country-order.ts'
import styles from './country-sheet.module.css'
import { Flag } from './flag.tsx'
import { useCountries } from './use-countries.ts'

type CountrySheetProps = {
  isOpen: boolean
  label: string
  chosen: string
  isForPhone?: boolean
  onClose: () => void
  onChoose: (country: ListedCountry) => void
}

/** All countries, the likely ones first, with a search in the guest's language and in the country's own. */
export function CountrySheet({
  isOpen,
  label,
  chosen,
  isForPhone = false,
  onClose,
  onChoose,
}: CountrySheetProps) {
  const t = useFormTexts()
  const id = useId()
  const place = useFormPlace()
  const answers = useAnswers()
  const { countries, hasFailed } = useCountries()
  const [sought, setSought] = useState('')
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { likely, others } = arrangedCountries(countries, likelyCountries(useHouseCountry(), place.language))
  const isSearching = sought.trim() !== ''
  const shown = isSearching ? foundCountries([...likely, ...others], sought) : [...likely, ...others]

  useEffect(() => {
    if (!isOpen) return
    setSought('')
    setActive(0)
  }, [isOpen])
  useEffect(() => {
    list.current?.querySelector(`[data-place="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1
    const to: Partial<Record<string, number>> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    }
    const next = to[event.key]
    const country = shown[active]
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' && country) onChoose(country)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }
  const optionId = (at: number) => `${id}-${at}`
  return (
    <RisingSheet
      isOpen={isOpen}
      label={label}
      onClose={onClose}
      onShown={() => {
        // A keyboard on the screen would cover the likely ones.
        if (matchMedia('(pointer: fine)').matches) input.current?.focus()
      }}
    >
      <div className={styles.sheet}>
        <h2>{label}</h2>
        <div className={styles.search}>
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={t('registration.searchCountry')}
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={t('registration.searchCountry')}
            value={sought}
            onChange={({ target }) => {
              setSought(target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={styles.list}
          hidden={shown.length === 0}
        >
          {shown.map((country, at) => (
            <Option
              key={country.code}
              id={optionId(at)}
              at={at}
              country={country}
              isForPhone={isForPhone}
              isActive={at === active}
              isChosen={country.code === chosen}
              isLastLikely={!isSearching && at === likely.length - 1}
              onChoose={onChoose}
            />
          ))}
        </div>
        <p role="status" className={styles.none}>
          {isSearching && shown.length === 0 ? t('registration.noCountry', { sought: sought.trim() }) : ''}
        </p>
        {countries.length === 0 && !hasFailed && <Skeleton width="100%" height="280px" />}
        {hasFailed && (
          <p role="alert" className={styles.failed}>
            {t('registration.countriesNotLoaded')}{' '}
            <button type="button" onClick={() => void answers.refresh(countriesQuery(place).key)}>
              {t('action.tryAgain')}
            </button>
          </p>
        )}
      </div>
    </RisingSheet>
  )
}

type OptionProps = {
  id: string
  at: number
  country: ListedCountry
  isForPhone: boolean
  isActive: boolean
  isChosen: boolean
  /** A line below parts the likely ones from the rest. */
  isLastLikely: boolean
  onChoose: (country: ListedCountry) => void
}

function Option(props: OptionProps) {
  const { id, at, country, isForPhone, isActive, isChosen, isLastLikely, onChoose } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard, as in every combobox
    <div
      id={id}
      role="option"
      tabIndex={-1}
      data-place={at}
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active, isLastLikely && styles.lastLikely)}
      onClick={() => onChoose(country)}
    >
      <Flag code={country.code} />
      <span className={styles.names}>
        <span>{country.name}</span>
        {country.nativeName !== country.name && <small dir="auto">{country.nativeName}</small>}
      </span>
      {isForPhone && <span className={styles.prefix}>{country.phonePrefix}</span>}
      {isChosen && <IconCheck size={20} stroke={2} aria-hidden="true" />}
    </div>
  )
}
