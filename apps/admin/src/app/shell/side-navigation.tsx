import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'
import { sidebarOf } from '../navigation.ts'
import { useOpenPages } from '../use-open-pages.ts'
import { usePageHere } from '../use-page-here.ts'
import { PageBadge } from './page-badge.tsx'
import classes from './side-navigation.module.css'

/** The pages this member of staff may open, grouped. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT()
  const groups = sidebarOf(useOpenPages())
  const here = usePageHere()
  return (
    <nav aria-label={t('nav.label')}>
      {groups.map((group) => (
        <div key={group.group} className={classes.group}>
          {group.label && <h2 className={classes.label}>{t(group.label)}</h2>}
          <ul className={classes.pages}>
            {group.pages.map(({ to, label, icon: PageIcon, useBadge, badgeWords }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={classes.page}
                  // A page inside need not begin with the address of its line.
                  aria-current={to === here ? 'page' : undefined}
                  activeOptions={{ exact: to !== here, includeSearch: false }}
                  onClick={onNavigate}
                >
                  <PageIcon size={20} stroke={1.6} aria-hidden />
                  <span className={classes.name}>{t(label)}</span>
                  {useBadge && badgeWords && <PageBadge useBadge={useBadge} words={badgeWords} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
