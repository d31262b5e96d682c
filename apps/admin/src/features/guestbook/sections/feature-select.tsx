import {
  isLinkedFeature,
  LINKED_FEATURES,
  type LinkedFeature,
} from '@innkeeper/domain/guestbook/feature-link.ts'
import { Select } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'

type Props = {
  value: LinkedFeature | null
  onChange: (feature: LinkedFeature | null) => void
  error?: string | undefined
}

/** One of the guest's own pages, as the house calls it. */
export function FeatureSelect({ value, onChange, error }: Props) {
  const t = useT()
  return (
    <Select
      label={t('link.type.feature')}
      description={t('link.feature.hint')}
      value={value}
      onChange={(next) => onChange(next !== null && isLinkedFeature(next) ? next : null)}
      data={LINKED_FEATURES.map((feature) => ({ value: feature, label: t(`link.feature.${feature}`) }))}
      error={error}
      allowDeselect={false}
    />
  )
}
