import type { Box } from '@innkeeper/api/guestbook.ts'
import { opensNewWindow } from '@innkeeper/domain/guestbook/box-link.ts'
import { buttonClass } from '@innkeeper/ui/button.tsx'
import { BoxLinkAnchor } from '../../../../platform/box-link-anchor.tsx'
import { DoneWord, useIsDone } from '../../../../platform/done-line.tsx'
import styles from './box-details.module.css'

type Props = { content: Box['content']; link: Box['options']['link'] }

/** The button of a box: its words and where it leads; with one of them alone there is none. */
export function BoxButton({ content: { button }, link }: Props) {
  const isDone = useIsDone(link)
  if (!button?.text || !link) return null
  return (
    <p className={styles.button}>
      <BoxLinkAnchor
        className={isDone ? styles.done : buttonClass({ isWide: true })}
        href={link.href}
        opensNewWindow={opensNewWindow(link.type)}
      >
        {isDone ? <DoneWord /> : button.text}
      </BoxLinkAnchor>
    </p>
  )
}
