import { Switch } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import type { CleaningForm } from './cleaning-form.ts'

/** When a room is ready, and who is told. */
export function ReadySection({ form }: { form: CleaningForm }) {
  const t = useT()
  const { isInspected, tellsGuest } = form.draft
  return (
    <FormSection title={t('cleaningSettings.ready')} hint={t('cleaningSettings.readyHint')} gap="lg">
      <Switch
        label={t('cleaningSettings.inspected')}
        description={t('cleaningSettings.inspectedHint')}
        checked={isInspected}
        onChange={({ currentTarget: { checked } }) => form.set({ isInspected: checked })}
      />
      <Switch
        label={t('cleaningSettings.tells')}
        description={t('cleaningSettings.tellsHint')}
        checked={tellsGuest}
        onChange={({ currentTarget: { checked } }) => form.set({ tellsGuest: checked })}
      />
    </FormSection>
  )
}
