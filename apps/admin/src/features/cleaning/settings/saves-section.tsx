import type { CleaningSettings } from '@innkeeper/domain/cleaning/settings-schema.ts'
import { minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import { SimpleGrid } from '@mantine/core'
import { AmountField } from '../../../components/editing/amount-field/amount-field.tsx'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import type { CleaningErrors, CleaningForm } from './cleaning-form.ts'

type Saved = keyof CleaningSettings['saves']
type Props = { form: CleaningForm; errors: Partial<CleaningErrors>; currency: string }

/** What the statistics reckon with for a cleaning that a guest skipped. */
export function SavesSection({ form, errors, currency }: Props) {
  const t = useT()
  const { saves } = form.draft
  const fields: readonly { name: Saved; unit: string; digits: number }[] = [
    { name: 'water', unit: t('cleaningSettings.litres'), digits: 0 },
    { name: 'minutes', unit: t('cleaningSettings.minutesUnit'), digits: 0 },
    { name: 'money', unit: currency, digits: minorUnitDigits(currency) },
  ]
  return (
    <FormSection title={t('cleaningSettings.saves')} hint={t('cleaningSettings.savesHint')} gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {fields.map(({ name, unit, digits }) => (
          <AmountField
            key={name}
            label={t(`cleaningSettings.${name}`)}
            unit={unit}
            digits={digits}
            value={saves[name]}
            empty={0}
            error={errors[name] ? t('cleaningSettings.amountWrong') : undefined}
            onChange={(value) => form.set({ saves: { ...saves, [name]: value ?? 0 } })}
          />
        ))}
      </SimpleGrid>
    </FormSection>
  )
}
