import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { type StaffSession, sessionQuery } from '../platform/session.ts'
import { enterProperty } from './enter-property.ts'

test('after a switch nothing of the property before is left, and Today is open before the session changes', async () => {
  const queryClient = new QueryClient()
  const sessionOf = (id: string) => ({ property: { id } }) as StaffSession
  queryClient.setQueryData(sessionQuery.queryKey, sessionOf('fjellheim'))
  queryClient.setQueryData(['cards'], ['of Fjellheim'])
  const steps: string[] = []
  const active = () => queryClient.getQueryData(sessionQuery.queryKey)?.property.id
  const router = {
    navigate: async ({ to }: { to: string }) => void steps.push(`${to} in ${active()}`),
    invalidate: async () => void steps.push(`guard in ${active()}`),
  } as unknown as AnyRouter
  await enterProperty({ queryClient, router, ask: async () => sessionOf('havnehuset') })
  expect(steps).toEqual(['/ in fjellheim', 'guard in havnehuset'])
  expect(queryClient.getQueryData(['cards'])).toBeUndefined()
})
