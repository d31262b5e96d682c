import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import { useId } from 'react'
import { asksForTime, freeDays } from '../rules/free-days.ts'
import { useStoreTexts } from '../store-place.tsx'
import { missingWords } from './add-words.ts'
import { type Choosing, type Missing, withDay, withDays, withTime } from './choosing.ts'
import { DayTile } from './day-tile.tsx'
import { TimeChoice } from './time-choice.tsx'
import styles from './when-choice.module.css'

type WhenChoiceProps = {
  product: StoreProduct
  choosing: Choosing
  /** What the guest tried to go on without. */
  missing: Missing | null
  onChange: (choosing: Choosing) => void
}

/** For which nights or days of the stay, and at what time where there are times. */
export function WhenChoice({ product, choosing, missing, onChange }: WhenChoiceProps) {
  const t = useStoreTexts()
  const name = useId()
  const { days, pricedBy, isForSeveralDays } = product
  const isNight = pricedBy === 'night'
  const chosen = choosing.when?.days ?? []
  const isTimed = asksForTime(product)
  const free = freeDays(product, choosing.quantity)
  const hasEvery = isForSeveralDays && !isTimed && free.length > 1 && free.length !== chosen.length
  // Where there is but one day, as for early check-in, the time is all there is to say.
  const isOneDay = days.length === 1
  return (
    <>
      {!isOneDay && (
        <fieldset
          className={styles.when}
          data-missing={missing?.kind === 'day' ? 'day' : undefined}
          aria-describedby={missing?.kind === 'day' ? `${name}-missing` : undefined}
        >
          <legend className={styles.legend}>{t(isNight ? 'store.which.night' : 'store.which.day')}</legend>
          {hasEvery && (
            <button
              type="button"
              className={styles.every}
              onClick={() => onChange(withDays(product, choosing, free))}
            >
              {t(isNight ? 'store.every.night' : 'store.every.day')}
            </button>
          )}
          <div className={styles.tiles}>
            {days.map((offered) => (
              <DayTile
                key={offered.day}
                offered={offered}
                product={product}
                quantity={choosing.quantity}
                name={name}
                isChosen={chosen.includes(offered.day)}
                onToggle={() => onChange(withDay(product, choosing, offered.day))}
              />
            ))}
          </div>
          {missing?.kind === 'day' && (
            <p id={`${name}-missing`} className={styles.missing}>
              {missingWords(missing, product, t)}
            </p>
          )}
        </fieldset>
      )}
      {isTimed && choosing.when && (
        <TimeChoice
          product={product}
          days={choosing.when.days}
          quantity={choosing.quantity}
          chosen={choosing.when.time}
          missing={missing?.kind === 'time' ? missingWords(missing, product, t) : null}
          onChoose={(time) => onChange(withTime(choosing, time))}
        />
      )}
    </>
  )
}
