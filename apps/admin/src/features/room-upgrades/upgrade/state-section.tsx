import { SegmentedControl, Text } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import { mayStart } from '../may-start.ts'
import type { UpgradeSectionProps } from './section-props.ts'

const STATES = ['active', 'paused'] as const

/** Whether guests see it. */
export function StateSection({ form: { draft, set } }: UpgradeSectionProps) {
  const t = useT()
  const isWithoutPrice = draft.state === 'paused' && !mayStart(draft)
  return (
    <FormSection title={t('roomUpgrades.state')} gap="xs">
      <SegmentedControl
        fullWidth
        aria-label={t('roomUpgrades.state')}
        value={draft.state}
        onChange={(next) => set({ state: next === 'active' ? 'active' : 'paused' })}
        data={STATES.map((value) => ({
          value,
          label: t(`roomUpgrades.state.${value}`),
          disabled: value === 'active' && isWithoutPrice,
        }))}
      />
      <Text c="dimmed" size="sm">
        {isWithoutPrice ? t('roomUpgrades.state.noPrice') : t(`roomUpgrades.state.${draft.state}.hint`)}
      </Text>
    </FormSection>
  )
}
