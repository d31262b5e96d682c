import type { Store } from '@innkeeper/api/upselling/store.ts'
import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import checkout from '../../../features/orders/checkout/checkout.module.css'
import type { CheckoutForm } from '../../../features/orders/checkout/checkout-form.ts'
import type { ChangeForm } from '../../../features/orders/checkout/use-checkout-form.ts'
import { TextField } from '../../../platform/text-field.tsx'
import styles from './store-checkout.module.css'
import type { StoreProblems } from './use-store-problems.ts'

type StoreGuestProps = { store: Store; form: CheckoutForm; problems: StoreProblems; onChange: ChangeForm }

/** Whom it is for, as the link says; only what the booking lacks is asked for. */
export function StoreGuest({ store, form, problems, onChange }: StoreGuestProps) {
  const t = useTexts<StoreOrderTranslate>()
  const { firstName, email } = store.guest
  const { asksEmail, asksPhone, of: problemOf } = problems
  return (
    <section className={checkout.section}>
      <h2>{t('order.who')}</h2>
      {firstName && (
        <p className={checkout.known}>
          <span dir="auto">{t('order.for', { name: firstName })}</span>
        </p>
      )}
      {email !== null && !asksEmail && (
        <p className={checkout.onFile}>
          {t('store.writeTo', { email })}{' '}
          <button
            type="button"
            className={styles.textButton}
            onClick={() => onChange({ givesContact: true })}
          >
            {t('order.giveOther')}
          </button>
        </p>
      )}
      {(asksEmail || asksPhone) && (
        <div className={checkout.pair}>
          {asksEmail && (
            <TextField
              label={t('order.email')}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={200}
              value={form.email}
              problem={problemOf('email')}
              onChange={(value) => onChange({ email: value })}
            />
          )}
          {asksPhone && (
            <TextField
              label={t('order.phone')}
              name="phoneNumber"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              maxLength={40}
              value={form.phoneNumber}
              problem={problemOf('phoneNumber')}
              onChange={(phoneNumber) => onChange({ phoneNumber })}
            />
          )}
        </div>
      )}
    </section>
  )
}
