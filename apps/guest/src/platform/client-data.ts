import type { getClientData } from '@innkeeper/api/properties.ts'
import { addressAt, type EndpointRoute, queryOf } from './query.ts'

const CLIENT_DATA = { method: 'GET', path: 'guest/:hotel/clientData' } as const satisfies EndpointRoute<
  typeof getClientData
>

export const clientDataAddress = (hotel: string) => addressAt(CLIENT_DATA, { hotel })

/** The property as guests see it: name, brand, languages, modules. Every page of a property comes with it. */
export function clientDataQuery(hotel: string) {
  return queryOf<typeof getClientData>(CLIENT_DATA, { params: { hotel } })
}
