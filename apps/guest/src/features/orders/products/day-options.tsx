import type { GuestProduct, OfferedDay } from '@innkeeper/api/orders/products.ts'
import { leftOnDay } from '@innkeeper/domain/orders/left-on-days.ts'
import { useId } from 'react'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import type { Choosing } from './choosing.ts'
import { chosenDays, type OfferedTime, timesToChoose, withDay, withTime } from './choosing-days.ts'
import styles from './products.module.css'

type DayOptionsProps = {
  product: GuestProduct
  choosing: Choosing
  /** Once the guest tried to go on without a day or a time. */
  isMissing: boolean
  onChange: (choosing: Choosing) => void
}

/** For which days of the stay something is, and at what time, with what is left of it. */
export function DayOptions({ product, choosing, isMissing, onChange }: DayOptionsProps) {
  const t = useOrderTexts()
  const { day: dayInWords } = useFormats()
  const hintId = useId()
  const name = useId()
  const { when } = choosing
  const chosen = chosenDays(product, when)
  const times = timesToChoose(product, when)
  const [only] = product.days.length === 1 ? product.days : []
  const put = (changed: Choosing['when']) => onChange({ ...choosing, when: changed })
  return (
    <>
      {only ? (
        <p className={styles.onlyDay}>{dayInWords(only.day)}</p>
      ) : (
        <fieldset className={styles.list} aria-describedby={isMissing ? hintId : undefined}>
          <legend>{t(product.pricedBy === 'night' ? 'order.nights' : 'order.days')}</legend>
          <div className={styles.chips}>
            {product.days.map((day) => (
              <DayChip
                key={day.day}
                name={`${name} day`}
                day={day}
                isSeveral={product.isForSeveralDays}
                isChosen={chosen.includes(day)}
                onChoose={() => put(withDay(product, when, day.day))}
              />
            ))}
          </div>
        </fieldset>
      )}
      {times.length > 0 && (
        <fieldset className={styles.list} aria-describedby={isMissing ? hintId : undefined}>
          <legend>{t('order.time')}</legend>
          <div className={styles.chips}>
            {times.map((time) => (
              <TimeChip
                key={time.time}
                name={`${name} time`}
                time={time}
                isChosen={when?.time === time.time}
                onChoose={() => put(withTime(product, when, time.time))}
              />
            ))}
          </div>
        </fieldset>
      )}
      {isMissing && (
        <p id={hintId} className={styles.missing}>
          {t(chosen.length === 0 ? 'order.chooseDay' : 'order.chooseTime')}
        </p>
      )}
    </>
  )
}

type DayChipProps = {
  name: string
  day: OfferedDay
  isSeveral: boolean
  isChosen: boolean
  onChoose: () => void
}

function DayChip({ name, day, isSeveral, isChosen, onChoose }: DayChipProps) {
  const { dayName } = useFormats()
  const left = leftOnDay(day)
  return (
    <label className={styles.chip} data-full={left === 0 || undefined}>
      <input
        type={isSeveral ? 'checkbox' : 'radio'}
        name={name}
        data-day=""
        checked={isChosen}
        disabled={left === 0}
        onChange={onChoose}
      />
      <span>{dayName(day.day)}</span>
      {/* Where there are times, each of them says what is left. */}
      <Left left={day.times.length > 0 && left !== 0 ? null : left} />
    </label>
  )
}

type TimeChipProps = { name: string; time: OfferedTime; isChosen: boolean; onChoose: () => void }

function TimeChip({ name, time: { time, left }, isChosen, onChoose }: TimeChipProps) {
  return (
    <label className={styles.chip} data-full={left === 0 || undefined}>
      <input
        type="radio"
        name={name}
        data-day=""
        checked={isChosen}
        disabled={left === 0}
        onChange={onChoose}
      />
      <span>{time}</span>
      <Left left={left} />
    </label>
  )
}

function Left({ left }: { left: number | null }) {
  const t = useOrderTexts()
  if (left === null) return null
  return (
    <span className={styles.added}>
      {left === 0 ? t('order.dayFull') : t('order.dayLeft', { count: left })}
    </span>
  )
}
