import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { listPmsProducts } from '@innkeeper/api/integrations.ts'
import { PMS_KINDS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { Select } from '@mantine/core'
import { useT } from '../../../../platform/texts.ts'
import { useMoney } from '../use-money.ts'

type Products = AnswerOf<typeof listPmsProducts>['products']
type Props = {
  system: PmsSystem
  products: Products
  value: string | null
  error: string | false
  onChange: (value: string | null) => void
}

/** What the product is in the connected system, from that system's own list. */
export function PmsProductField({ system, products, value, error, onChange }: Props) {
  const t = useT()
  const { money } = useMoney()
  const { name } = PMS_KINDS[system]
  const isGone = value !== null && !products.some(({ id }) => id === value)
  const groups = Map.groupBy(products, ({ group }) => group)
  return (
    <Select
      label={t('products.integrationPick', { name })}
      description={t('products.integrationPickHint')}
      placeholder={t('products.integrationPickNone')}
      searchable
      clearable
      value={value}
      error={error}
      data={[
        // What was chosen and is there no more is not lost unseen.
        ...(isGone ? [{ value, label: t('products.integrationPickGone', { id: value, name }) }] : []),
        ...[...groups].map(([group, items]) => ({
          group,
          items: items.map(({ id, name: label, price }) => ({
            value: id,
            label: price ? `${label} · ${money(price.minor)}` : label,
          })),
        })),
      ]}
      onChange={onChange}
    />
  )
}
