import { ActionIcon, Kbd, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import { GuestbookLinkButton } from './guestbook-link-button.tsx'
import { PropertySwitcher } from './property-switcher.tsx'
import classes from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const t = useT()
  return (
    <header className={classes.bar} data-window-frame>
      <button type="button" className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K">
        <IconSearch size={17} stroke={1.7} aria-hidden />
        <span className={classes.hint}>{t('palette.hint')}</span>
        <Kbd className={classes.keys} aria-hidden>
          {t('palette.keys')}
        </Kbd>
      </button>
      <div className={classes.end}>
        <div className={classes.property}>
          <PropertySwitcher />
        </div>
        <GuestbookLinkButton />
        <ColourSchemeToggle />
        <div className={classes.account}>
          <UserMenu position="bottom-end" />
        </div>
      </div>
    </header>
  )
}

function ColourSchemeToggle() {
  const t = useT()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const label = isDark ? t('theme.toLight') : t('theme.toDark')
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
        {isDark ? <IconSun size={19} stroke={1.6} /> : <IconMoon size={19} stroke={1.6} />}
      </ActionIcon>
    </Tooltip>
  )
}
