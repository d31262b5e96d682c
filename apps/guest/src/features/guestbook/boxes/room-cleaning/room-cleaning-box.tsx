import { Card } from '@innkeeper/ui/card.tsx'
import { BoxIcon } from '../../../../platform/box-icon.tsx'
import { boxHref } from '../../address.ts'
import type { BoxProps } from '../box-props.ts'
import { BoxWords } from '../box-words.tsx'
import text from '../text-block.module.css'
import { CleaningWindow } from './cleaning-window.tsx'
import styles from './room-cleaning-box.module.css'

/** Whether the room is cleaned tomorrow. */
export function RoomCleaningBox({ box }: BoxProps) {
  return (
    <Card>
      <div className={text.block}>
        <span className={styles.icon}>
          <BoxIcon name={box.options.icon ?? 'broom'} size={26} />
        </span>
        <BoxWords content={box.content} href={boxHref(box.id)} />
        <CleaningWindow box={box} />
      </div>
    </Card>
  )
}
