import type { GuestCatalogue } from '@innkeeper/api/orders/products.ts'
import { METHODS_WITHOUT_HOLD } from '@innkeeper/domain/payments/constants.ts'
import { useId } from 'react'
import { useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import type { CheckoutForm } from './checkout-form.ts'
import payment from './payment.module.css'
import { isChosen, type PaymentChoice, paymentChoices } from './payment-choices.ts'
import { PaymentMark } from './payment-mark.tsx'
import { METHOD_NAMES, serviceWords } from './payment-words.ts'
import { Problem } from './segments.tsx'
import type { ChangeForm } from './use-checkout-form.ts'

type PaymentSectionProps = {
  form: CheckoutForm
  services: GuestCatalogue['payment']
  /** Whether any of it is brought to the guest. */
  isBrought: boolean
  /** The room the bill is of. */
  room: string | null
  problem: string | null
  onChange: ChangeForm
}

/** How the guest pays, of what the property offers. */
export function PaymentSection(props: PaymentSectionProps) {
  const { form, services, isBrought, room, problem, onChange } = props
  const t = useOrderTexts()
  const name = useId()
  const choices = paymentChoices(services)
  const [only, ...others] = choices
  if (!only) {
    return (
      <section className={styles.section}>
        <h2>{t('order.payment')}</h2>
        <p className={styles.problem}>{t('order.noPayment')}</p>
      </section>
    )
  }
  const isHeld = !form.method || !METHODS_WITHOUT_HOLD.includes(form.method)
  return (
    <section className={styles.section}>
      <h2>{t('order.method')}</h2>
      {others.length === 0 ? (
        <p className={payment.only}>
          <PaymentMark choice={only} room={room} />
          <span>
            <strong>{nameOf(only)}</strong> · {t(serviceWords(only.service, isBrought).note)}
          </span>
        </p>
      ) : (
        <fieldset
          className={payment.choices}
          aria-describedby={problem === null ? undefined : `${name}-problem`}
        >
          <legend className={styles.heard}>{t('order.payment')}</legend>
          <div className={payment.cards} data-invalid={problem !== null || undefined}>
            {choices.map((choice) => (
              <label key={`${choice.service} ${choice.method}`} className={payment.card}>
                <input
                  type="radio"
                  name={name}
                  checked={isChosen(choice, form, countOf(choice) === 1)}
                  aria-invalid={problem !== null || undefined}
                  onChange={() => onChange(choice)}
                />
                <PaymentMark choice={choice} room={room} />
                <span className={payment.name}>{nameOf(choice)}</span>
                <small>{t(serviceWords(choice.service, isBrought).when)}</small>
              </label>
            ))}
          </div>
          <Problem id={`${name}-problem`} words={problem} />
        </fieldset>
      )}
      {form.service === 'Pay Now' && (
        <p className={styles.hint}>{t(isHeld ? 'order.serviceNote.now' : 'order.chargedAtOnce')}</p>
      )}
    </section>
  )

  function countOf({ service }: PaymentChoice) {
    return choices.filter((choice) => choice.service === service).length
  }
  function nameOf({ service, method }: PaymentChoice) {
    const isOneOfMany = countOf({ service, method }) > 1
    return method && isOneOfMany ? METHOD_NAMES[method] : t(serviceWords(service, isBrought).name)
  }
}
