import { VisuallyHidden } from '@mantine/core'
import type { NavigationEntry } from '../../platform/staff-page.ts'
import { useT } from '../../platform/texts.ts'
import classes from './page-badge.module.css'

const MOST = 99

type Props = {
  useBadge: NonNullable<NavigationEntry['useBadge']>
  words: NonNullable<NavigationEntry['badgeWords']>
}

/** How many wait on a page; nothing where nothing does. */
export function PageBadge({ useBadge, words }: Props) {
  const t = useT()
  const count = useBadge()
  if (count === 0) return null
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{t(words, { count })}</VisuallyHidden>
    </span>
  )
}
