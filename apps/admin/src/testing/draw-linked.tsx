import type { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { draw } from './draw.tsx'

// Made before any test gives it a document, which would have it look for a window.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** A part of a page that links to others, as markup, from what is loaded. */
export function drawLinked(part: ReactNode, queryClient?: QueryClient): string {
  return draw(<RouterContextProvider router={router as never}>{part}</RouterContextProvider>, queryClient)
}
