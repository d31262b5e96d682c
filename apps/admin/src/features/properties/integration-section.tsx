import { INTEGRATION_FEATURES } from '@innkeeper/domain/properties/constants.ts'
import { Stack, Switch, Text } from '@mantine/core'
import { Box } from '../../components/page/box.tsx'
import { useT } from '../../platform/texts.ts'
import type { SettingsSection } from './settings-section.ts'

/** What the connected booking system can do; the product then leaves that part to it. */
export function IntegrationSection({ settings: { integrationFeatures }, set }: SettingsSection) {
  const t = useT()
  return (
    <Box title={t('settings.integration')}>
      <Stack gap="md">
        <Text c="dimmed">{t('settings.integrationHint')}</Text>
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
      </Stack>
    </Box>
  )
}
