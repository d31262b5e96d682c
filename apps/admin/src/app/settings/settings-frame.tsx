import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SETTINGS_PATH } from '../../platform/staff-page.ts'
import { useT } from '../../platform/texts.ts'
import { useSettingHere } from '../use-page-here.ts'
import { SettingTabs } from './setting-tabs.tsx'
import classes from './settings.module.css'
import { useSettings } from './use-settings.ts'

/** Beside each setting the list of all of them; where there is no room, the way back to it. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useT()
  const settings = useSettings()
  const here = useSettingHere()
  if (!settings.some(({ to }) => to === here)) return children
  return (
    <div className={classes.frame}>
      <nav className={classes.list} aria-label={t('nav.settings')}>
        {settings.map(({ to, label, icon: SettingIcon }) => (
          <Link
            key={to}
            to={to}
            className={classes.setting}
            activeOptions={{ exact: true }}
            aria-current={to === here ? 'page' : undefined}
          >
            <SettingIcon size={18} stroke={1.6} aria-hidden />
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={classes.page}>
        <Link to={SETTINGS_PATH} className={classes.back}>
          <IconChevronLeft size={17} aria-hidden />
          {t('settings.all')}
        </Link>
        <SettingTabs setting={here} />
        {children}
      </div>
    </div>
  )
}
