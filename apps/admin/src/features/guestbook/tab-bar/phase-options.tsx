import type { TabBarPhase } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Switch } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'

type Props = { phase: TabBarPhase; onChange: (change: (before: TabBarPhase) => TabBarPhase) => void }

/** Labels on or off, and whether phones have the bar. */
export function PhaseOptions({ phase, onChange }: Props) {
  const t = useT()
  const set = (part: Partial<TabBarPhase['options']>) =>
    onChange((before) => ({ ...before, options: { ...before.options, ...part } }))
  return (
    <FormSection title={t('tabBar.options')}>
      <Switch
        label={t('tabBar.labels')}
        description={t('tabBar.labelsHint')}
        checked={phase.options.areLabelsDisplayed}
        onChange={(event) => set({ areLabelsDisplayed: event.currentTarget.checked })}
      />
      <Switch
        label={t('tabBar.onPhones')}
        description={t('tabBar.onPhonesHint')}
        checked={phase.options.isMobileNavigationEnabled}
        onChange={(event) => set({ isMobileNavigationEnabled: event.currentTarget.checked })}
      />
    </FormSection>
  )
}
