import type { Box } from '@innkeeper/api/guestbook.ts'
import type { CleaningChoice } from '@innkeeper/domain/cleaning/constants.ts'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { CleaningHours } from './use-cleaning-hours.ts'

/** A button of the box as it is to be drawn: by its look and words. */
export type DrawChoice = (
  choice: CleaningChoice,
  look: { kind: 'primary' | 'secondary'; children: string },
) => ReactNode

export type CleaningPartProps = {
  box: Box
  hours: CleaningHours
  /** Language code of the page. */
  language: string
  /** What its own titles are. */
  heading: 'h2' | 'h3'
  /** The box until more is known. */
  face: ReactNode
  /** The hotel's own words with something below them. */
  frame: (below: ReactNode) => ReactNode
  /** Its title alone, where there is nothing to invite to. */
  titled: (below: ReactNode) => ReactNode
  /** What can be chosen now. */
  offer: (draw: DrawChoice) => ReactNode
  /** That nothing can be chosen now. */
  closed: ReactNode
}

const CleaningPartContext = createContext<ComponentType<CleaningPartProps> | null>(null)

/** How a guest's choice is made and kept is another feature's; the app puts it here. */
export const CleaningPartProvider = CleaningPartContext.Provider

export function useCleaningPart(): ComponentType<CleaningPartProps> | null {
  return useContext(CleaningPartContext)
}
