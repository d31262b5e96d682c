import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { listPmsProducts } from '@innkeeper/api/integrations.ts'
import { PMS_KINDS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import { pmsProductsQuery } from './api.ts'

type Props = {
  value: string | null
  error?: string | false | undefined
  onChange: (value: string | null) => void
}

/** What is sold here is in the booking system; where that cannot be asked, its number is typed. */
export function PmsProductField(props: Props) {
  const t = useT()
  const { data: connected } = useQuery(pmsProductsQuery)
  const { value, error, onChange } = props
  if (connected?.system) return <PmsProductChoice {...props} {...connected} system={connected.system} />
  return (
    <TextInput
      label={t('products.integrationId')}
      description={t('products.integrationHint')}
      value={value ?? ''}
      maxLength={80}
      autoComplete="off"
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  )
}

type Products = AnswerOf<typeof listPmsProducts>['products']
type ChoiceProps = Props & { system: PmsSystem; products: Products }

/** From that system's own list. */
function PmsProductChoice({ system, products, value, error, onChange }: ChoiceProps) {
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
