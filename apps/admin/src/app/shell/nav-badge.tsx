import { useT } from '../../platform/texts.ts'
import classes from './nav-badge.module.css'

const MOST = 99

/** How many wait there; nothing where nothing does. */
export function NavBadge({ count }: { count: number }) {
  const t = useT()
  if (count === 0) return null
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span className={classes.words}>{t('requests.toAnswer', { count })}</span>
    </span>
  )
}
