import { useT } from '../../platform/texts.ts'
import classes from './set-up.module.css'

const RADIUS = 11
const LENGTH = 2 * Math.PI * RADIUS

/** How much of the whole is done, as a ring that closes. */
export function ProgressRing({ count, total }: { count: number; total: number }) {
  const t = useT()
  return (
    <svg
      className={classes.ring}
      viewBox="0 0 28 28"
      role="img"
      aria-label={t('setUp.progress', { count, total })}
    >
      <circle className={classes.whole} cx="14" cy="14" r={RADIUS} />
      <circle
        className={classes.part}
        cx="14"
        cy="14"
        r={RADIUS}
        strokeDasharray={`${(count / total) * LENGTH} ${LENGTH}`}
      />
    </svg>
  )
}
