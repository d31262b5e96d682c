import { Link } from '@tanstack/react-router'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './settings.module.css'
import { useSettings } from './use-settings.ts'

/** Everything that is set once and looked up later, each with what it is for. */
export function SettingsOverview() {
  const t = useT()
  const settings = useSettings()
  return (
    <>
      <PageHeader title={t('nav.settings')} subtitle={t('settings.overview')} />
      <ul className={classes.cards}>
        {settings.map(({ to, label, purpose, icon: SettingIcon }) => (
          <li key={to}>
            <Link to={to} className={classes.card}>
              <SettingIcon size={22} stroke={1.6} aria-hidden />
              <span className={classes.cardName}>{t(label)}</span>
              <span className={classes.cardText}>{t(purpose)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
