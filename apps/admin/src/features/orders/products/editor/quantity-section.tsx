import { MAX_QUANTITY_LIMIT } from '@innkeeper/domain/orders/constants.ts'
import { NumberInput, SimpleGrid, Switch } from '@mantine/core'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { ProductSectionProps } from './section-props.ts'

const STOCK_MAX = 1_000_000

/** How many there are, and how many one order takes. */
export function QuantitySection({ form, errors }: ProductSectionProps) {
  const t = useT()
  const { draft, set, setOptions } = form
  const { quantity } = draft.options
  return (
    <FormSection title={t('products.section.quantity')}>
      <Switch
        label={t('products.isLimited')}
        description={t('products.isLimitedHint')}
        checked={!quantity.isUnlimited}
        onChange={({ currentTarget: { checked } }) =>
          setOptions({ quantity: { ...quantity, isUnlimited: !checked } })
        }
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {!quantity.isUnlimited && (
          <NumberInput
            label={t('products.stockLeft')}
            value={draft.stock ?? ''}
            onChange={(stock) => set({ stock: typeof stock === 'number' ? stock : null })}
            min={0}
            max={STOCK_MAX}
            allowDecimal={false}
            allowNegative={false}
            error={errors.stock}
          />
        )}
        <NumberInput
          label={t('products.maxQuantity')}
          value={quantity.maxQuantity === 0 ? '' : quantity.maxQuantity}
          onChange={(most) =>
            setOptions({ quantity: { ...quantity, maxQuantity: typeof most === 'number' ? most : 0 } })
          }
          min={1}
          max={MAX_QUANTITY_LIMIT}
          allowDecimal={false}
          allowNegative={false}
          error={errors['options.quantity.maxQuantity']}
        />
      </SimpleGrid>
    </FormSection>
  )
}
