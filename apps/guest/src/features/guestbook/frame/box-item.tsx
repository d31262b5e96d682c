import type { Box } from '@innkeeper/api/guestbook.ts'
import { directionOf } from '@innkeeper/i18n/languages.ts'
import type { ReactNode } from 'react'
import { cardId } from '../../../platform/card-place.ts'
import { useShownBoxes } from '../shown-boxes.tsx'

type Props = { box: Box; className?: string | undefined; children: ReactNode }

/** A box's place in a list; says its language where that is not the page's own. */
export function BoxItem({ box, className, children }: Props) {
  const language = useShownBoxes().languageOf(box)
  return (
    <li id={cardId(box.id)} className={className} lang={language} dir={language && directionOf(language)}>
      {children}
    </li>
  )
}
