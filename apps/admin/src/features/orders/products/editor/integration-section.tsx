import { Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../../platform/texts.ts'
import { pmsProductsQuery } from '../api.ts'
import { PmsProductField } from './pms-product-field.tsx'
import type { ProductSectionProps } from './section-props.ts'

type Props = ProductSectionProps & {
  /** Whether the booking system asks for its number and has none. */
  isMissing: boolean
  hasProducts: boolean
  onHasProducts: ((hasProducts: boolean) => void) | undefined
}

/** What the product is at the booking system. */
export function IntegrationSection({ form, isMissing, hasProducts, onHasProducts }: Props) {
  const t = useT()
  const { draft, set } = form
  const { data: connected } = useQuery(pmsProductsQuery)
  const error = isMissing && !draft.integrationId?.trim() && t('products.integrationMissing')
  return (
    <FormSection title={t('settings.integration')}>
      {connected?.system ? (
        <PmsProductField
          {...connected}
          system={connected.system}
          value={draft.integrationId}
          error={error}
          onChange={(integrationId) => set({ integrationId })}
        />
      ) : (
        <TextInput
          label={t('products.integrationId')}
          description={t('products.integrationHint')}
          value={draft.integrationId ?? ''}
          maxLength={80}
          autoComplete="off"
          error={error}
          onChange={({ currentTarget: { value } }) => set({ integrationId: value || null })}
        />
      )}
      {onHasProducts && (
        <Switch
          label={t('products.choicesAreProducts')}
          description={t('products.choicesAreProductsHint')}
          checked={hasProducts}
          onChange={({ currentTarget: { checked } }) => onHasProducts(checked)}
        />
      )}
    </FormSection>
  )
}
