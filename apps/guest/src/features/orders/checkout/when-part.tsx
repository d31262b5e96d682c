import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { cutOffWords } from '../products/cut-off-words.ts'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import type { CheckoutForm } from './checkout-form.ts'
import { DayChips } from './day-chips.tsx'
import { deliveryDays } from './delivery-days.ts'
import { Segments } from './segments.tsx'
import { BLOCKED_ID } from './send-part.tsx'
import { momentWords } from './stay-moment.ts'
import { TimeChips } from './time-chips.tsx'
import type { ChangeForm } from './use-checkout-form.ts'

type WhenPartProps = {
  form: CheckoutForm
  quote: Quote
  products: readonly GuestProduct[]
  stay: GuestBooking | null
  problem: string | null
  /** Why there is no time for all of it. */
  blocked: string | null
  onChange: ChangeForm
}

/** When it is had: a time at the property's clock, or the moment of the stay it belongs to. */
export function WhenPart(props: WhenPartProps) {
  const { form, quote, products, stay, problem, blocked, onChange } = props
  const t = useOrderTexts()
  const { day } = useFormats()
  const moments = [...new Set(products.flatMap(({ stayMoment }) => stayMoment ?? []))]
  const notes = [...new Set(products.flatMap(({ cutOff }) => (cutOff ? cutOffWords(cutOff, t) : [])))]
  return (
    <section className={styles.section}>
      {quote.asksForTime ? (
        <Times form={form} times={quote.times} problem={problem} onChange={onChange} />
      ) : (
        <h2>{t('order.when')}</h2>
      )}
      {blocked !== null && (
        <p id={BLOCKED_ID} className={styles.problem}>
          {blocked}
        </p>
      )}
      {moments.map((moment) => (
        <p key={moment} className={styles.only}>
          {momentWords(moment, stay, { t, day })}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.hint}>
          {note}
        </p>
      ))}
    </section>
  )
}

type TimesProps = {
  form: CheckoutForm
  times: readonly string[]
  problem: string | null
  onChange: ChangeForm
}

/** As many days as stand side by side beside the heading. */
const SEGMENTS_MAX = 2

function Times({ form, times, problem, onChange }: TimesProps) {
  const t = useOrderTexts()
  const { timeZone } = useOrdering()
  const { dayName } = useFormats()
  const days = deliveryDays(times, timeZone)
  const chosen = form.timeOfDelivery
  const [wanted, setWanted] = useState<string | null>(null)
  const day =
    days.find(({ date }) => date === wanted) ??
    days.find((each) => chosen !== null && each.times.includes(chosen)) ??
    days[0]
  if (!day) return <h2>{t('order.when')}</h2>
  const names = days.map(({ date }) => ({ value: date, name: dayName(date) }))
  const choose = (date: string) => {
    setWanted(date)
    onChange({ timeOfDelivery: null })
  }
  const choice = { legend: t('order.day'), choices: names, value: day.date, onChoose: choose }
  return (
    <>
      <div className={styles.sectionHead}>
        <h2>{t('order.when')}</h2>
        {days.length === 1 && <span className={styles.only}>{dayName(day.date)}</span>}
        {days.length > 1 && days.length <= SEGMENTS_MAX && <Segments {...choice} />}
      </div>
      {days.length > SEGMENTS_MAX && <DayChips {...choice} />}
      <TimeChips
        key={day.date}
        times={day.times}
        value={chosen}
        problem={problem}
        onChoose={(timeOfDelivery) => onChange({ timeOfDelivery })}
      />
    </>
  )
}
