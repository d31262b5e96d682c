import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { draw } from './draw.tsx'

/** The page that a test's own routes have at an address, as markup, from what is loaded. */
export async function drawRoutes(
  routeTree: AnyRoute,
  address: string,
  queryClient: QueryClient,
): Promise<string> {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  return draw(<RouterProvider router={router as never} />, queryClient)
}
