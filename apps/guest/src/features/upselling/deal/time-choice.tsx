import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import { useId } from 'react'
import { type OfferedTime, timesOn } from '../rules/free-days.ts'
import { useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './when-choice.module.css'

type TimeChoiceProps = {
  product: StoreProduct
  days: readonly string[]
  quantity: number
  chosen: string | null
  missing: string | null
  onChoose: (time: string) => void
}

/** More than these are a list to open. */
const MOST_CHIPS = 16
/** Fewer than this are worth a word. */
const FEW = 10

/** The times of the chosen days, with what is left; hours before check-in or after check-out with their price. */
export function TimeChoice({ product, days, quantity, chosen, missing, onChoose }: TimeChoiceProps) {
  const t = useStoreTexts()
  const { money } = useStoreFormats()
  const name = useId()
  const times = timesOn(product, days)
  const isFull = ({ left }: OfferedTime) =>
    left !== null && left < (product.pricedBy === 'hour' ? 1 : quantity)
  const problem = missing !== null && (
    <p id={`${name}-missing`} className={styles.missing}>
      {missing}
    </p>
  )
  const described = missing === null ? undefined : `${name}-missing`
  if (times.length > MOST_CHIPS) {
    return (
      <div className={styles.when} data-missing={missing === null ? undefined : 'time'}>
        <label className={styles.legend} htmlFor={name}>
          {t('store.which.time')}
        </label>
        <select
          id={name}
          className={styles.select}
          value={chosen ?? ''}
          aria-invalid={missing !== null || undefined}
          aria-describedby={described}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="" disabled>
            {t('store.pick.time')}
          </option>
          {times.map((offered) => (
            <option key={offered.time} value={offered.time} disabled={isFull(offered)}>
              {offered.time}
            </option>
          ))}
        </select>
        {problem}
      </div>
    )
  }
  return (
    <fieldset
      className={styles.when}
      data-missing={missing === null ? undefined : 'time'}
      aria-describedby={described}
    >
      <legend className={styles.legend}>{t('store.which.time')}</legend>
      {times.length === 0 && <p className={styles.missing}>{t('store.line.time')}</p>}
      <div className={styles.chips}>
        {times.map((offered) => (
          <label key={offered.time} className={styles.chip} data-off={isFull(offered) || undefined}>
            <input
              type="radio"
              name={name}
              checked={chosen === offered.time}
              disabled={isFull(offered)}
              onChange={() => onChoose(offered.time)}
            />
            <span>{words(offered)}</span>
            <small>{fact(offered)}</small>
          </label>
        ))}
      </div>
      {problem}
    </fieldset>
  )

  function words({ time, hours }: OfferedTime): string {
    if (hours === null) return time
    return t(product.stayMoment === 'departure' ? 'store.to' : 'store.from', { time })
  }
  function fact(offered: OfferedTime): string {
    const { left, hours } = offered
    if (isFull(offered)) return t('store.day.full')
    if (hours !== null) return money(product.price * hours)
    return left !== null && left < FEW ? t('store.day.left', { count: left }) : ''
  }
}
