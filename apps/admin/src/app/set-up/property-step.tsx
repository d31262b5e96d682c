import { PROPERTY_NAME_MAX } from '@innkeeper/domain/properties/constants.ts'
import { Select, TextInput } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { COUNTRY_OPTIONS } from './country-ways.ts'
import { KindField } from './kind-field.tsx'
import { draftId, withCountry } from './set-up-draft.ts'
import type { StepProps } from './step-props.ts'
import { ownTimeZone } from './use-stored-draft.ts'
import { WaysFields } from './ways-fields.tsx'

/** What the property is called, where guests find it, and where it stands. */
export function PropertyStep({ draft, set, errors, isFree }: StepProps & { isFree: boolean | undefined }) {
  const t = useT()
  const id = draftId(draft)
  const taken = isFree === false ? t('property/id-taken') : undefined
  return (
    <>
      <TextInput
        label={t('setUp.name')}
        value={draft.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        error={errors.name}
        maxLength={PROPERTY_NAME_MAX}
        autoComplete="organization"
        size="md"
      />
      <TextInput
        label={t('setUp.address')}
        description={t(isFree ? 'setUp.addressFree' : 'setUp.addressHint', {
          address: `${globalThis.location?.host ?? ''}/guestbook/${id || '…'}`,
        })}
        value={id}
        onChange={(event) => set({ typedId: event.currentTarget.value.toLowerCase() })}
        error={errors.id ?? taken}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        size="md"
      />
      <Select
        label={t('setUp.country')}
        data={COUNTRY_OPTIONS}
        value={draft.country}
        onChange={(country) => country && set(withCountry(draft, country, ownTimeZone()))}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        size="md"
      />
      <WaysFields draft={draft} set={set} />
      <KindField preset={draft.preset} onChange={(preset) => set({ preset })} />
    </>
  )
}
