import {
  DEFAULT_PAYMENT_METHODS,
  METHODS_WITHOUT_HOLD,
  PAYMENT_METHODS,
  PAYMENT_SERVICES,
  RECEIPT_SERVICES,
} from '@innkeeper/domain/payments/constants.ts'
import { Checkbox, Input, SegmentedControl, Switch } from '@mantine/core'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './payments.module.css'
import type { PaymentsForm } from './use-payments-form.ts'

const GROUPS = ['cards', 'mobile'] as const

/** How guests can pay, with what, and how they get their receipt. */
export function ServicesSection({ form }: { form: PaymentsForm }) {
  const t = useT()
  const { draft, set } = form
  const { services, methods } = draft
  const withNone = services.length === 0
  return (
    <FormSection title={t('payments.services')} gap="lg">
      {PAYMENT_SERVICES.map((service) => (
        <Switch
          key={service}
          label={t(`payments.service.${service}`)}
          description={t(`payments.serviceHint.${service}`)}
          checked={services.includes(service)}
          onChange={({ currentTarget: { checked } }) =>
            set({
              services: PAYMENT_SERVICES.filter((one) =>
                one === service ? checked : services.includes(one),
              ),
            })
          }
        />
      ))}
      {withNone && <Input.Error role="alert">{t('payments.noService')}</Input.Error>}
      {services.includes('Pay Now') && (
        <Checkbox.Group
          label={t('payments.methods')}
          description={t('payments.methodsHint')}
          value={methods}
          onChange={(chosen) => set({ methods: PAYMENT_METHODS.filter((method) => chosen.includes(method)) })}
          error={methods.length === 0 && t('payments.noMethod')}
        >
          <div className={classes.methods}>
            {GROUPS.flatMap((group) => DEFAULT_PAYMENT_METHODS[group]).map((method) => (
              <Checkbox key={method} value={method} label={t(`payments.method.${method}`)} />
            ))}
          </div>
          {METHODS_WITHOUT_HOLD.some((method) => methods.includes(method)) && (
            <Input.Description>{t('payments.withoutHold')}</Input.Description>
          )}
        </Checkbox.Group>
      )}
      <Input.Wrapper label={t('payments.receipt')} description={t('payments.receiptHint')} labelElement="div">
        <div>
          <SegmentedControl
            mt={6}
            aria-label={t('payments.receipt')}
            value={draft.receiptService}
            onChange={(next) =>
              set({ receiptService: RECEIPT_SERVICES.find((one) => one === next) ?? 'email' })
            }
            data={RECEIPT_SERVICES.map((value) => ({ value, label: t(`payments.receipt.${value}`) }))}
          />
        </div>
      </Input.Wrapper>
    </FormSection>
  )
}
