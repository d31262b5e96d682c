import type { getGuestTemplate } from '@innkeeper/api/html-builder.ts'
import { addressAt, type EndpointRoute, queryOf } from '../../platform/query.ts'

const TEMPLATE = {
  method: 'GET',
  path: 'guest/:hotel/htmlbuilder/templates/:id',
} as const satisfies EndpointRoute<typeof getGuestTemplate>

export const templateAddress = (hotel: string, id: string) => addressAt(TEMPLATE, { hotel, id })

/** A page in one language. */
export function templateQuery(hotel: string, id: string, language: number) {
  return queryOf<typeof getGuestTemplate>(TEMPLATE, { params: { hotel, id }, query: { language } })
}
