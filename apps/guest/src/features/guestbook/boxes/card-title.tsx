import type { Box } from '@innkeeper/api/guestbook.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { StayTitle, useStay } from '../../../platform/stay.tsx'
import text from './text-block.module.css'

/** Longer last words may break, and their chevron with them. */
const LONGEST_GLUED = 18

const HeadingContext = createContext<'h2' | 'h3'>('h2')

/** Below a section's own heading cards are one level deeper. */
export const CardHeadingProvider = HeadingContext.Provider

export function useCardHeading(): 'h2' | 'h3' {
  return useContext(HeadingContext)
}

type CardTitleProps = {
  title: string
  className?: string | undefined
  /** Draws the link around the title of a card that opens; none where it does not. */
  link?: ((name: ReactNode) => ReactNode) | undefined
}

/** A card's title; one that opens has a chevron that stays with its last word. */
export function CardTitle({ title, className, link }: CardTitleProps) {
  const Heading = useCardHeading()
  return (
    <Heading className={classNames(text.title, className)} dir="auto">
      {link ? link(<OpeningName title={title} />) : <StayTitle text={title} />}
    </Heading>
  )
}

export function OpeningName({ title }: { title: string }) {
  const words = fillPlaceholders(title, useStay().values).trim()
  const last = words.slice(words.lastIndexOf(' ') + 1)
  if (last.length > LONGEST_GLUED)
    return (
      <>
        {words}
        <i className={text.chevron} />
      </>
    )
  return (
    <>
      {words.slice(0, words.length - last.length)}
      <span className={text.glued}>
        {last}
        <i className={text.chevron} />
      </span>
    </>
  )
}

/** The quiet line of a face: what staff wrote, else what the button would have said. */
export function lineOf({ subtitle, button }: Box['content']): string | undefined {
  return subtitle ?? button?.text
}
