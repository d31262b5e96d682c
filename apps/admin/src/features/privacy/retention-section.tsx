import { RETAINED, RETENTION_MONTHS } from '@innkeeper/domain/privacy/retention.ts'
import { TRACKING_KEPT_DAYS } from '@innkeeper/domain/statistics/constants.ts'
import { NumberInput, SimpleGrid, Text } from '@mantine/core'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { useT } from '../../platform/texts.ts'
import type { RetentionForm } from './use-retention-form.ts'

type Props = { form: RetentionForm; errors: Partial<Record<string, string>> }

/** How many months after departure each is kept. */
export function RetentionSection({ form, errors }: Props) {
  const t = useT()
  return (
    <FormSection title={t('privacy.retention.title')} hint={t('privacy.retention.hint')} gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {RETAINED.map((name) => (
          <NumberInput
            key={name}
            label={t(`privacy.retention.${name}`)}
            description={t(`privacy.retention.${name}Hint`)}
            // Above the words, which differ in length, the fields stand in line.
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            suffix={t('privacy.retention.unit')}
            min={RETENTION_MONTHS.least}
            max={RETENTION_MONTHS.most}
            allowDecimal={false}
            allowNegative={false}
            value={form.draft[name] || ''}
            onChange={(months) => form.set({ [name]: Number(months) || 0 })}
            error={errors[name]}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('privacy.retention.visits', { count: TRACKING_KEPT_DAYS })}
      </Text>
    </FormSection>
  )
}
