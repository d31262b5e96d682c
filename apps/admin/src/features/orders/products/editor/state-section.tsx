import { SegmentedControl, Text } from '@mantine/core'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { ProductSectionProps } from './section-props.ts'

const STATES = ['enabled', 'disabled'] as const

/** Whether guests can order it; what is archived is restored before. */
export function StateSection({ form: { draft, set }, isFee }: ProductSectionProps & { isFee: boolean }) {
  const t = useT()
  if (draft.state === 'archived') return null
  return (
    <FormSection title={t('products.state')} gap="xs">
      <SegmentedControl
        fullWidth
        aria-label={t('products.state')}
        value={draft.state}
        onChange={(next) => set({ state: next === 'enabled' ? 'enabled' : 'disabled' })}
        data={STATES.map((value) => ({ value, label: t(`products.state.${value}`) }))}
      />
      <Text c="dimmed" size="sm">
        {isFee ? t(`products.feeHint.${draft.state}`) : t(`products.stateHint.${draft.state}`)}
      </Text>
    </FormSection>
  )
}
