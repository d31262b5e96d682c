import { useHotkeys } from '@mantine/hooks'
import type { Neighbours } from './use-neighbours.ts'

/** The arrow keys turn to the one before and after, unless somebody is asked something. */
export function useNeighbourKeys(
  { previous, next }: Neighbours,
  isFree: boolean,
  onOpen: (id: string) => void,
): void {
  const to = (id: string | undefined) => () => {
    if (isFree && id !== undefined) onOpen(id)
  }
  useHotkeys([
    ['ArrowLeft', to(previous)],
    ['ArrowRight', to(next)],
  ])
}
