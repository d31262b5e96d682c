import { getGuestFields } from '@innkeeper/api/properties.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** The names of the custom guest fields, in the property's order, for every page that shows or fills them. */
export const guestFieldsQuery = queryOptions({
  queryKey: ['guest-fields'],
  queryFn: async () => (await call(getGuestFields, {})).fields,
})
