import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { openPages } from '../navigation.ts'
import classes from './side-navigation.module.css'

/** The pages this member of staff may open, grouped. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT()
  const groups = openPages(useCan())
  return (
    <nav aria-label={t('nav.label')}>
      {groups.map((group) => (
        <div key={group.label ?? 'first'} className={classes.group}>
          {group.label && <h2 className={classes.label}>{t(group.label)}</h2>}
          <ul className={classes.pages}>
            {group.pages.map(({ to, label, icon: PageIcon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={classes.page}
                  activeOptions={{ exact: to === ROUTE_PATHS.TODAY, includeSearch: false }}
                  onClick={onNavigate}
                >
                  <PageIcon size={20} stroke={1.6} aria-hidden />
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
