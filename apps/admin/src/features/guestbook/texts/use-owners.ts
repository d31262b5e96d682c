import { useQuery } from '@tanstack/react-query'
import { targetGroupsQuery, useUnits } from '../../../components/editing/visibility/api.ts'
import { useT } from '../../../platform/texts.ts'

type Owner = { value: string; label: string }

/** Rooms and categories for which a card can say something of its own, by variant name. */
export function useOwners(): {
  groups: { group: string; items: Owner[] }[]
  nameOf: (variant: string) => string | undefined
} {
  const t = useT()
  const { data } = useQuery(targetGroupsQuery)
  const { units } = useUnits()
  const categories = (data?.categories ?? []).map(({ id, name }) => ({
    value: `category:${id}`,
    label: name,
  }))
  const rooms = units.map(({ id, code }) => ({
    value: `unit:${id}`,
    label: t('cards.variant.room', { code }),
  }))
  return {
    groups: [
      { group: t('segment.categories'), items: categories },
      { group: t('segment.units'), items: rooms },
    ],
    nameOf: (variant) => [...categories, ...rooms].find(({ value }) => value === variant)?.label,
  }
}
