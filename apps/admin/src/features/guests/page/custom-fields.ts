import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { useQuery } from '@tanstack/react-query'
import { guestFieldsQuery } from '../../../platform/guest-fields.ts'

export type CustomField = { id: string; name: string; value: string }

type Named = { id: string; name: string }

/** The property's own fields in its order, filled or not; then what is stored of fields that have no name any more. */
export function customFields(named: readonly Named[], custom: GuestPage['guest']['custom']): CustomField[] {
  const known = named.map(({ id, name }) => ({ id, name, value: custom[id] ?? '' }))
  const others = Object.entries(custom).filter(([id]) => !named.some((field) => field.id === id))
  return [...known, ...others.map(([id, value]) => ({ id, name: id, value }))]
}

export function useCustomFields(custom: GuestPage['guest']['custom']): CustomField[] {
  const { data } = useQuery(guestFieldsQuery)
  return customFields(data ?? [], custom)
}
