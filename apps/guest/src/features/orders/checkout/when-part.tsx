import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { cutOffWords } from '../products/cut-off-words.ts'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import type { CheckoutForm } from './checkout-form.ts'
import { deliveryDays } from './delivery-days.ts'
import { Segments } from './segments.tsx'
import { momentWords } from './stay-moment.ts'
import { TimeChips } from './time-chips.tsx'
import type { ChangeForm } from './use-checkout-form.ts'

type WhenPartProps = {
  form: CheckoutForm
  quote: Quote
  products: readonly GuestProduct[]
  stay: GuestBooking | null
  problem: string | null
  onChange: ChangeForm
}

/** When it is had: a time at the property's clock, or the moment of the stay it belongs to. */
export function WhenPart({ form, quote, products, stay, problem, onChange }: WhenPartProps) {
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

function Times({ form, times, problem, onChange }: TimesProps) {
  const t = useOrderTexts()
  const { timeZone } = useOrdering()
  const days = deliveryDays(times, Date.now(), timeZone)
  const chosen = form.timeOfDelivery
  const [wanted, setWanted] = useState<'today' | 'tomorrow'>(
    days.today.length === 0 || (chosen !== null && days.tomorrow.includes(chosen)) ? 'tomorrow' : 'today',
  )
  const day = days[wanted].length > 0 ? wanted : wanted === 'today' ? 'tomorrow' : 'today'
  const names = { today: t('order.today'), tomorrow: t('order.tomorrow') }
  const offered = (['today', 'tomorrow'] as const).filter((value) => days[value].length > 0)
  if (offered.length === 0) {
    return (
      <>
        <h2>{t('order.when')}</h2>
        <p className={styles.problem}>{t('order.noTimes')}</p>
      </>
    )
  }
  return (
    <>
      <div className={styles.sectionHead}>
        <h2>{t('order.when')}</h2>
        {offered.length > 1 ? (
          <Segments
            legend={t('order.day')}
            choices={offered.map((value) => ({ value, name: names[value] }))}
            value={day}
            onChoose={(value) => {
              setWanted(value)
              onChange({ timeOfDelivery: null })
            }}
          />
        ) : (
          <span className={styles.only}>{names[day]}</span>
        )}
      </div>
      <TimeChips
        key={day}
        times={days[day]}
        value={chosen}
        problem={problem}
        onChoose={(timeOfDelivery) => onChange({ timeOfDelivery })}
      />
    </>
  )
}
