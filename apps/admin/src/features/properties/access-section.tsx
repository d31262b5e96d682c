import { AccessFields } from '../../components/editing/access/access-fields.tsx'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { useT } from '../../platform/texts.ts'
import type { SettingsSection } from './settings-section.ts'

/** The front door's code and the Wi-Fi of the house, for units without their own. */
export function AccessSection({ settings: { access }, set, errors }: SettingsSection) {
  const t = useT()
  return (
    <FormSection title={t('settings.access')} hint={t('settings.accessHint')}>
      <AccessFields
        access={access}
        onChange={(changed) => set({ access: { ...access, ...changed } })}
        labels={{
          doorCode: t('settings.access.doorCode'),
          wifiName: t('access.wifiName'),
          wifiPassword: t('access.wifiPassword'),
        }}
        errors={{
          doorCode: errors['access.doorCode'],
          wifiName: errors['access.wifiName'],
          wifiPassword: errors['access.wifiPassword'],
        }}
      />
    </FormSection>
  )
}
