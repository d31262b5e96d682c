import type { Box } from '@innkeeper/api/guestbook.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { Card } from '@innkeeper/ui/card.tsx'
import type { ReactNode } from 'react'
import { BoxIcon } from '../../../../platform/box-icon.tsx'
import { boxHref } from '../../address.ts'
import type { BoxProps } from '../box-props.ts'
import { BoxWords } from '../box-words.tsx'
import { useCardHeading } from '../card-title.tsx'
import text from '../text-block.module.css'
import { CleaningChoice } from './cleaning-choice.tsx'
import { CleaningWindow } from './cleaning-window.tsx'
import styles from './room-cleaning-box.module.css'
import { useCanChooseCleaning } from './use-can-choose-cleaning.ts'

/** Whether the room is cleaned tomorrow. */
export function RoomCleaningBox({ box }: BoxProps) {
  const heading = useCardHeading()
  const canChoose = useCanChooseCleaning()
  const href = boxHref(box.id)
  // Its button is drawn as one, and is no line of words.
  const { button: _, ...words } = box.content
  const hasMore = words.body !== undefined || words.facts !== undefined || box.pictures.length > 0
  const drawn = (content: Box['content'], below: ReactNode) => (
    <Card>
      <div className={text.block}>
        <span className={styles.icon}>
          <BoxIcon name={box.options.icon ?? 'broom'} size={26} />
        </span>
        <BoxWords content={content} href={canChoose && !hasMore ? undefined : href} />
        {below}
      </div>
    </Card>
  )
  if (!canChoose) return drawn(words, <CleaningWindow box={box} />)
  return (
    <CleaningChoice
      box={box}
      heading={heading}
      frame={(below) => drawn(words, below)}
      titled={(below) => drawn({ title: words.title ?? words.subtitle ?? '' }, below)}
      // What it leads to offers the same.
      atFirst={(choice, look) => <ButtonLink key={choice} href={href} {...look} />}
    />
  )
}
