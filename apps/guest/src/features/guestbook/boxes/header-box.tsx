import { Card } from '@innkeeper/ui/card.tsx'
import { StayLine, StayTitle } from '../stay.tsx'
import type { BoxProps } from './box-props.ts'
import styles from './text-block.module.css'

/** A further greeting below the one on the photograph. */
export function HeaderBox({ box }: BoxProps) {
  const { title, subtitle } = box.content
  return (
    <Card>
      <div className={styles.block}>
        {title && (
          <h2 className={styles.title}>
            <StayTitle text={title} />
          </h2>
        )}
        {subtitle && (
          <p className={styles.subtitle}>
            <StayLine text={subtitle} />
          </p>
        )}
      </div>
    </Card>
  )
}
