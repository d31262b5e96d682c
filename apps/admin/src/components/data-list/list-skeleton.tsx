import { Skeleton } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './data-list.module.css'

const ROWS = Array.from({ length: 10 }, (_, index) => index)

/** The list's own shape, so that nothing moves when the rows come. */
export function ListSkeleton({ isPhone, columns }: { isPhone: boolean; columns: number }) {
  const t = useT()
  if (isPhone) {
    return (
      <div className={classes.cards} role="status" aria-label={t('list.loading')}>
        {ROWS.map((row) => (
          <div key={row} className={classes.card}>
            <Skeleton height={16} width="60%" mb={12} />
            <Skeleton height={12} width="85%" mb={10} />
            <Skeleton height={12} width="40%" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className={classes.box} role="status" aria-label={t('list.loading')}>
      {ROWS.map((row) => (
        <div key={row} className={classes.skeletonRow}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
            <Skeleton key={column} height={14} width={column === 0 ? '70%' : '50%'} />
          ))}
        </div>
      ))}
    </div>
  )
}
