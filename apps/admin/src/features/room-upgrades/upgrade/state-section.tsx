import { missingToStart } from '@innkeeper/domain/room-upgrades/ready-to-start.ts'
import { SegmentedControl, Text } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import type { UpgradeSectionProps } from './section-props.ts'

const STATES = ['active', 'paused'] as const

/** Whether guests see it. */
export function StateSection({ form: { draft, set } }: UpgradeSectionProps) {
  const t = useT()
  const missing = draft.state === 'paused' ? missingToStart(draft) : null
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
          disabled: value === 'active' && missing !== null,
        }))}
      />
      <Text c="dimmed" size="sm">
        {missing ? t(`roomUpgrades.state.lacks.${missing}`) : t(`roomUpgrades.state.${draft.state}.hint`)}
      </Text>
    </FormSection>
  )
}
