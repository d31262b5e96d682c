import { PROPERTY_NAME_MAX } from '@innkeeper/domain/properties/constants.ts'
import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { TimeField } from '../../components/editing/hours/time-field.tsx'
import { useT } from '../../platform/texts.ts'
import { currencyOptions, timeZoneOptions } from './regional-options.ts'
import { orNull, type SettingsSection } from './settings-section.ts'
import { StoreDeadlineField } from './store-deadline-field.tsx'

/** What the property is called, where it stands, how it is reached. */
export function PropertySection({ settings, set, errors }: SettingsSection) {
  const t = useT()
  const { contact } = settings
  const currencies = useMemo(() => currencyOptions(settings.currency), [settings.currency])
  const timeZones = useMemo(() => timeZoneOptions(settings.timeZone), [settings.timeZone])
  const contactField = (name: keyof typeof contact) => ({
    label: t(`settings.field.${name}`),
    value: contact[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ contact: { ...contact, [name]: orNull(event.currentTarget.value) } }),
    error: errors[`contact.${name}`],
  })
  return (
    <FormSection title={t('settings.house')} hint={t('settings.houseHint')}>
      <TextInput
        label={t('settings.field.name')}
        value={settings.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        maxLength={PROPERTY_NAME_MAX}
        error={errors.name}
      />
      <Switch
        label={t('settings.field.active')}
        description={t('settings.field.activeHint')}
        checked={settings.active}
        onChange={(event) => set({ active: event.currentTarget.checked })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TimeField
          label={t('settings.field.checkInTime')}
          value={settings.checkInTime || null}
          onChange={(time) => set({ checkInTime: time ?? '' })}
          error={errors.checkInTime ?? false}
        />
        <TimeField
          label={t('settings.field.checkOutTime')}
          value={settings.checkOutTime || null}
          onChange={(time) => set({ checkOutTime: time ?? '' })}
          error={errors.checkOutTime ?? false}
        />
        <Select
          label={t('settings.field.currency')}
          data={currencies}
          value={settings.currency}
          onChange={(currency) => currency && set({ currency })}
          allowDeselect={false}
          searchable
        />
        <Select
          label={t('settings.field.timeZone')}
          data={timeZones}
          value={settings.timeZone}
          onChange={(timeZone) => timeZone && set({ timeZone })}
          allowDeselect={false}
          searchable
          limit={100}
        />
        <TextInput type="email" maxLength={200} {...contactField('email')} />
        <TextInput type="tel" maxLength={40} {...contactField('phone')} />
      </SimpleGrid>
      <TextInput maxLength={300} {...contactField('address')} />
      <StoreDeadlineField {...{ settings, set, errors }} />
    </FormSection>
  )
}
