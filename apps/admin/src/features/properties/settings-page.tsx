import type { StaffSettings } from '@innkeeper/api/properties.ts'
import { Stack } from '@mantine/core'
import { FormFrame } from '../../components/editing/form/form-frame.tsx'
import { FormPage } from '../../components/editing/form/form-page.tsx'
import { useT } from '../../platform/texts.ts'
import { AccessSection } from './access-section.tsx'
import { settingsQuery } from './api.ts'
import { BrandSection } from './brand-section.tsx'
import { IntegrationSection } from './integration-section.tsx'
import { LinksSection } from './links-section.tsx'
import { PropertySection } from './property-section.tsx'
import { ReceiptsSection } from './receipts-section.tsx'
import { SettingsConflict } from './settings-conflict.tsx'
import { settingsErrors } from './settings-errors.ts'
import { settingsForm, useSettingsForm } from './use-settings-form.ts'

export function SettingsPage() {
  const t = useT()
  return (
    <FormPage
      title={t('settings.title')}
      subtitle={t('settings.subtitle')}
      query={settingsQuery}
      form={Form}
    />
  )
}

function Form({ latest }: { latest: StaffSettings }) {
  const t = useT()
  const form = useSettingsForm(latest, 'settings')
  const found = settingsErrors(t, settingsForm.tidy(form.draft))
  return (
    <FormFrame form={form} errors={found} conflict={<SettingsConflict form={form} />}>
      {(errors) => {
        const section = { settings: form.draft, set: form.set, errors }
        return (
          <Stack gap="lg">
            <PropertySection {...section} />
            <AccessSection {...section} />
            <BrandSection {...section} />
            <LinksSection {...section} />
            <ReceiptsSection {...section} />
            <IntegrationSection {...section} />
          </Stack>
        )
      }}
    </FormFrame>
  )
}
