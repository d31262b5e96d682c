import { Card } from '@innkeeper/ui/card.tsx'
import type { BoxProps } from '../box-props.ts'
import { BoxWords } from '../box-words.tsx'
import styles from '../text-block.module.css'

/** A further greeting below the one on the photograph. */
export function HeaderBox({ box }: BoxProps) {
  return (
    <Card>
      <div className={styles.block}>
        <BoxWords content={box.content} />
      </div>
    </Card>
  )
}
