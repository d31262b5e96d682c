import { Skeleton } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './cards.module.css'

const ROWS = [0, 1, 2, 3, 4, 5, 6]

export function CardsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('list.loading')}>
      {ROWS.map((row) => (
        <div key={row} className={classes.card}>
          <Skeleton className={classes.picture} />
          <span className={classes.words}>
            <Skeleton height={14} width="35%" />
            <Skeleton height={12} width="60%" mt={8} />
          </span>
        </div>
      ))}
    </div>
  )
}
