import { TextInput } from '@mantine/core'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { useT } from '../../platform/texts.ts'
import { orNull, type SettingsSection } from './settings-section.ts'

const FIELDS = [
  ['name', 120],
  ['address', 300],
  ['vatNumber', 40],
] as const

/** Who sells, for the receipts. */
export function ReceiptsSection({ settings: { seller }, set }: SettingsSection) {
  const t = useT()
  return (
    <FormSection title={t('settings.receipts')} hint={t('settings.receiptsHint')}>
      {FIELDS.map(([name, maxLength]) => (
        <TextInput
          key={name}
          label={t(`settings.seller.${name}`)}
          maxLength={maxLength}
          value={seller[name] ?? ''}
          onChange={(event) => set({ seller: { ...seller, [name]: orNull(event.currentTarget.value) } })}
        />
      ))}
    </FormSection>
  )
}
