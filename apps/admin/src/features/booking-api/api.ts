import { createPropertyToken, listPropertyTokens, revokePropertyToken } from '@innkeeper/api/booking-api.ts'
import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { useListChange } from '../../platform/use-list-change.ts'

const TOKENS = ['propertyTokens'] as const

export const propertyTokensQuery = queryOptions({
  queryKey: TOKENS,
  queryFn: () => call(listPropertyTokens, {}),
})

export function useCreateToken() {
  return useListChange(
    (body: BodyOf<typeof createPropertyToken>) => call(createPropertyToken, { body }),
    [TOKENS],
  )
}

export function useRevokeToken() {
  return useListChange((tokenId: string) => call(revokePropertyToken, { params: { tokenId } }), [TOKENS])
}

export const bookingApiLiveUpdates: LiveUpdates = { 'property-tokens.changed': () => [TOKENS] }
