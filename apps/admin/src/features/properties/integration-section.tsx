import { INTEGRATION_FEATURES } from '@innkeeper/domain/properties/constants.ts'
import { Switch } from '@mantine/core'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { useT } from '../../platform/texts.ts'
import type { SettingsSection } from './settings-section.ts'

/** What the connected booking system can do; the product then leaves that part to it. */
export function IntegrationSection({ settings: { integrationFeatures }, set }: SettingsSection) {
  const t = useT()
  return (
    <FormSection title={t('settings.integration')} hint={t('settings.integrationHint')}>
      {INTEGRATION_FEATURES.map((feature) => (
        <Switch
          key={feature}
          label={t(`settings.feature.${feature}`)}
          description={t(`settings.featureHint.${feature}`)}
          checked={integrationFeatures[feature] ?? false}
          onChange={(event) =>
            set({ integrationFeatures: { ...integrationFeatures, [feature]: event.currentTarget.checked } })
          }
        />
      ))}
    </FormSection>
  )
}
