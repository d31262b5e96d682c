import { VisuallyHidden } from '@mantine/core'
import type { NavigationEntry } from '../../platform/staff-page.ts'
import { useT } from '../../platform/texts.ts'
import classes from './page-badge.module.css'

const MOST = 99

/** How many wait on a page; nothing where nothing does. */
export function PageBadge({ useBadge }: Required<Pick<NavigationEntry, 'useBadge'>>) {
  const t = useT()
  const count = useBadge()
  if (count === 0) return null
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{t('requests.toAnswer', { count })}</VisuallyHidden>
    </span>
  )
}
