import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './units.module.css'

/** Two pages that belong together, for whoever may open both. */
export function UnitsTabs() {
  const t = useT()
  const may = useCan()
  if (!may('units:read') || !may('content:edit')) return null
  return (
    <nav className={classes.tabs} aria-label={t('units.tabs')}>
      <Link to="/units" activeOptions={{ exact: true, includeSearch: false }} className={classes.tab}>
        {t('nav.units')}
      </Link>
      <Link to="/units/target-groups" className={classes.tab}>
        {t('nav.targetGroups')}
      </Link>
    </nav>
  )
}
