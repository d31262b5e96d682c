import { Switch } from '@mantine/core'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { PmsProductField } from '../../../../components/editing/pms-product/pms-product-field.tsx'
import { useT } from '../../../../platform/texts.ts'
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
  const error = isMissing && !draft.integrationId?.trim() && t('products.integrationMissing')
  return (
    <FormSection title={t('settings.integration')}>
      <PmsProductField
        value={draft.integrationId}
        error={error}
        onChange={(integrationId) => set({ integrationId })}
      />
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
