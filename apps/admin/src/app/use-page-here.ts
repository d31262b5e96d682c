import { useMatches, useRouter } from '@tanstack/react-router'
import { pageAt } from './navigation.ts'

/** The page of the navigation that is open, a page inside it or itself. */
export function usePageHere(): string | undefined {
  const { pages } = useRouter().options.context
  return useMatches({ select: (matches) => pageAt(pages, matches.at(-1)?.fullPath ?? '') })
}
