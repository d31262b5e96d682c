import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import { useId, useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import type { CheckoutForm } from './checkout-form.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { deliveryDays } from './delivery-days.ts'
import type { ChangeForm } from './use-checkout-form.ts'

type DeliverySectionProps = {
  form: CheckoutForm
  quote: Quote
  problems: { delivery: string | null; time: string | null }
  onChange: ChangeForm
}

/** How and when the order reaches the guest, by the property's clock. */
export function DeliverySection({ form, quote, problems, onChange }: DeliverySectionProps) {
  const t = useOrderTexts()
  const names = { delivery: t('order.delivery'), pickup: t('order.pickup') }
  return (
    <section className={styles.section}>
      <h2>{t('order.how')}</h2>
      {quote.deliveryMethods.length === 0 ? (
        <p className={styles.problem}>{t('order.noDelivery')}</p>
      ) : (
        <ChoiceCards
          legend={t('order.how')}
          isLegendHeard
          choices={quote.deliveryMethods.map((method) => ({ value: method, name: names[method] }))}
          value={form.deliveryOrPickup}
          problem={problems.delivery}
          onChoose={(deliveryOrPickup) => onChange({ deliveryOrPickup })}
        />
      )}
      <h2>{t('order.when')}</h2>
      {quote.times.length === 0 ? (
        <p className={styles.problem}>{t('order.noTimes')}</p>
      ) : (
        <DeliveryTime form={form} times={quote.times} problem={problems.time} onChange={onChange} />
      )}
    </section>
  )
}

type DeliveryTimeProps = {
  form: CheckoutForm
  times: readonly string[]
  problem: string | null
  onChange: ChangeForm
}

function DeliveryTime({ form, times, problem, onChange }: DeliveryTimeProps) {
  const t = useOrderTexts()
  const { clock } = useFormats()
  const { timeZone } = useOrdering()
  const id = useId()
  const days = deliveryDays(times, Date.now(), timeZone)
  const chosen = form.timeOfDelivery
  const [wanted, setWanted] = useState<'today' | 'tomorrow'>(
    days.today.length === 0 || (chosen !== null && days.tomorrow.includes(chosen)) ? 'tomorrow' : 'today',
  )
  const day = days[wanted].length > 0 ? wanted : wanted === 'today' ? 'tomorrow' : 'today'
  const names = { today: t('order.today'), tomorrow: t('order.tomorrow') }
  return (
    <div className={styles.when}>
      <ChoiceCards
        legend={t('order.when')}
        isLegendHeard
        choices={(['today', 'tomorrow'] as const)
          .filter((value) => days[value].length > 0)
          .map((value) => ({ value, name: names[value] }))}
        value={day}
        onChoose={(value) => {
          setWanted(value)
          onChange({ timeOfDelivery: null })
        }}
      />
      <div className={styles.field}>
        <label htmlFor={id}>{t('order.time')}</label>
        <select
          id={id}
          value={chosen !== null && days[day].includes(chosen) ? chosen : ''}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => onChange({ timeOfDelivery: target.value || null })}
        >
          <option value="">{t('order.chooseTime')}</option>
          {days[day].map((time) => (
            <option key={time} value={time}>
              {clock(Date.parse(time))}
            </option>
          ))}
        </select>
        {problem !== null && (
          <p id={`${id}-problem`} className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
