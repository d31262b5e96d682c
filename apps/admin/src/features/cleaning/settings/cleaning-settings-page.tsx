import { Stack } from '@mantine/core'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import { FormFrame } from '../../../components/editing/form/form-frame.tsx'
import { FormPage } from '../../../components/editing/form/form-page.tsx'
import { useT } from '../../../platform/texts.ts'
import { cleaningSettingsQuery, type CleaningSettingsPage as Settings } from '../api.ts'
import { cleaningErrors, useCleaningForm } from './cleaning-form.ts'
import { ReadySection } from './ready-section.tsx'
import { SavesSection } from './saves-section.tsx'
import { WhenSection } from './when-section.tsx'

export function CleaningSettingsPage() {
  const t = useT()
  return (
    <FormPage
      title={t('nav.cleaningSettings')}
      subtitle={t('cleaningSettings.subtitle')}
      query={cleaningSettingsQuery}
      form={Form}
    />
  )
}

function Form({ latest }: { latest: Settings }) {
  const t = useT()
  const form = useCleaningForm(latest)
  return (
    <FormFrame
      form={form}
      errors={cleaningErrors(form.draft)}
      conflict={<ConflictDialog form={form} text={(name) => t('cleaningSettings.conflict', { name })} />}
    >
      {(errors) => (
        <Stack gap="lg">
          <WhenSection form={form} errors={errors} />
          <ReadySection form={form} />
          <SavesSection form={form} errors={errors} currency={form.base.currency} />
        </Stack>
      )}
    </FormFrame>
  )
}
