import { useMatches } from '@tanstack/react-router'
import { type Page, pageAt } from './navigation.ts'

/** The page of the navigation that is open, a page inside it or itself. */
export function usePageHere(): Page['to'] | undefined {
  return useMatches({ select: (matches) => pageAt(matches.at(-1)?.fullPath ?? '') })
}
