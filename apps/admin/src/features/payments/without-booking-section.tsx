import { OPEN_PER_DEVICE_MAX, type OrderLimits, PER_HOUR_MAX } from '@innkeeper/domain/orders/order-limits.ts'
import { NumberInput, SimpleGrid } from '@mantine/core'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { useT } from '../../platform/texts.ts'
import type { PaymentsForm } from './use-payments-form.ts'

const MOST: Readonly<Record<keyof OrderLimits, number>> = {
  openPerDevice: OPEN_PER_DEVICE_MAX,
  perHour: PER_HOUR_MAX,
}

/** How many orders may come from visitors whom no booking vouches for. */
export function WithoutBookingSection({ form }: { form: PaymentsForm }) {
  const t = useT()
  const { withoutBooking } = form.draft
  const field = (limit: keyof OrderLimits) => (
    <NumberInput
      label={t(`payments.withoutBooking.${limit}`)}
      description={t(`payments.withoutBooking.${limit}Hint`)}
      // Above the words, which differ in length, the fields stand in line.
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      min={0}
      max={MOST[limit]}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      value={withoutBooking[limit]}
      onChange={(value) => form.set({ withoutBooking: { ...withoutBooking, [limit]: Number(value) || 0 } })}
    />
  )
  return (
    <FormSection title={t('payments.withoutBooking')} hint={t('payments.withoutBookingText')} gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {field('openPerDevice')}
        {field('perHour')}
      </SimpleGrid>
    </FormSection>
  )
}
