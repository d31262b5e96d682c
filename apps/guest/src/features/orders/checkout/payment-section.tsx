import type { GuestCatalogue } from '@innkeeper/api/orders/products.ts'
import { METHODS_WITHOUT_HOLD, type PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import { useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import type { CheckoutForm } from './checkout-form.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { METHOD_NAMES, SERVICE_WORDS } from './payment-words.ts'
import type { ChangeForm } from './use-checkout-form.ts'

type PaymentSectionProps = {
  form: CheckoutForm
  services: GuestCatalogue['payment']
  problems: { service: string | null; method: string | null }
  onChange: ChangeForm
}

/** How the guest pays, of what the property offers. */
export function PaymentSection({ form, services, problems, onChange }: PaymentSectionProps) {
  const t = useOrderTexts()
  const methods = services.find(({ service }) => service === form.service)?.methods ?? []
  return (
    <section className={styles.section}>
      <h2>{t('order.payment')}</h2>
      {services.length === 0 ? (
        <p className={styles.problem}>{t('order.noPayment')}</p>
      ) : (
        <ChoiceCards
          legend={t('order.payment')}
          isLegendHeard
          isStacked
          choices={services.map(({ service, methods: offered }) => ({
            value: service,
            name: t(SERVICE_WORDS[service].name),
            note: (
              <>
                {t(SERVICE_WORDS[service].note)}
                {offered.length > 0 && service !== form.service && <Marks methods={offered} />}
              </>
            ),
          }))}
          value={form.service}
          problem={problems.service}
          onChoose={(service) => onChange({ service, method: null })}
        />
      )}
      {methods.length > 1 && (
        <div className={styles.methods}>
          <ChoiceCards
            legend={t('order.method')}
            choices={methods.map((method) => ({ value: method, name: METHOD_NAMES[method] }))}
            value={form.method}
            problem={problems.method}
            onChoose={(method) => onChange({ method })}
          />
          {form.method && METHODS_WITHOUT_HOLD.includes(form.method) && (
            <p className={styles.hint}>{t('order.chargedAtOnce')}</p>
          )}
        </div>
      )}
    </section>
  )
}

/** Names as small cards: nobody else's server is asked for a picture. */
function Marks({ methods }: { methods: readonly PaymentMethod[] }) {
  return (
    <span className={styles.marks}>
      {methods.map((method) => (
        <span key={method}>{METHOD_NAMES[method]}</span>
      ))}
    </span>
  )
}
