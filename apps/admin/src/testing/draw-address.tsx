import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { expect, vi } from 'vitest'
import { createAdminRouter } from '../app/router.ts'
import type { EndReason } from '../platform/session-end.ts'
import { draw } from './draw.tsx'

/** The page at an address of the real router as markup, from what is loaded. */
export async function drawAddress(
  address: string,
  queryClient: QueryClient,
  state: { endReason?: EndReason } = {},
): Promise<string> {
  const history = createMemoryHistory()
  history.push(address, state)
  const router = createAdminRouter(queryClient)
  router.update({ ...router.options, history } as never)
  await router.load()
  // On a busy machine the page's part comes after the skeleton was shown.
  await expect.poll(() => router.state.matches.some(({ status }) => status === 'pending')).toBe(false)
  // The search field asks where the focus is.
  vi.stubGlobal('document', { activeElement: null })
  try {
    return draw(<RouterProvider router={router} />, queryClient)
  } finally {
    vi.stubGlobal('document', undefined)
  }
}
