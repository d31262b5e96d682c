import type { Box } from '@innkeeper/api/guestbook.ts'
import type { CleaningChoice } from '@innkeeper/domain/cleaning/constants.ts'
import type { CleaningView } from '@innkeeper/domain/cleaning/view.ts'
import type { CleaningWindow, WindowNow } from '@innkeeper/domain/cleaning/window.ts'
import type { ReactNode, Ref } from 'react'
import type { LostChoice } from './choice/stored-choice.ts'

/** A button of the box as it is to be drawn: by its look and words. */
export type DrawChoice = (
  choice: CleaningChoice,
  look: { kind: 'primary' | 'secondary'; children: string },
) => ReactNode

export type CleaningPartProps = {
  box: Box
  hours: CleaningWindow & Omit<WindowNow, 'changesAt'>
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

/** What is shown, and how it is drawn. */
export type CleaningStateProps = CleaningPartProps & {
  view: CleaningView
  lost: LostChoice | null
  headingRef: Ref<HTMLHeadingElement>
  button: DrawChoice
  onDismiss: () => void
}
