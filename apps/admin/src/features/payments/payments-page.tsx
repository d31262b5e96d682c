import type { PaymentSettings } from '@innkeeper/api/payments.ts'
import { Stack } from '@mantine/core'
import { ConflictDialog } from '../../components/editing/form/conflict-dialog.tsx'
import { FormFrame } from '../../components/editing/form/form-frame.tsx'
import { FormPage } from '../../components/editing/form/form-page.tsx'
import { useT } from '../../platform/texts.ts'
import { paymentSettingsQuery } from './api.ts'
import { secretErrors } from './payment-draft.ts'
import { ProblemsBox } from './problems-box.tsx'
import { ProviderSection } from './provider-section.tsx'
import { ServicesSection } from './services-section.tsx'
import { usePaymentsForm } from './use-payments-form.ts'
import { WithoutBookingSection } from './without-booking-section.tsx'

export function PaymentsPage() {
  const t = useT()
  return (
    <FormPage
      title={t('nav.payments')}
      subtitle={t('payments.subtitle')}
      query={paymentSettingsQuery}
      form={Form}
    />
  )
}

function Form({ latest }: { latest: PaymentSettings }) {
  const t = useT()
  const form = usePaymentsForm(latest)
  return (
    <FormFrame
      form={form}
      errors={secretErrors(form.base, form.draft)}
      conflict={<ConflictDialog form={form} text={() => t('payments.conflict')} />}
    >
      {(errors) => (
        <Stack gap="lg">
          <ServicesSection form={form} />
          <ProviderSection form={form} errors={errors} />
          <WithoutBookingSection form={form} />
          <ProblemsBox />
        </Stack>
      )}
    </FormFrame>
  )
}
