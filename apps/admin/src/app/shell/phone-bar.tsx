import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'
import { dailyFirst, sidebarOf } from '../navigation.ts'
import { useOpenPages } from '../use-open-pages.ts'
import { usePageHere } from '../use-page-here.ts'
import { PageBadge } from './page-badge.tsx'
import classes from './phone-bar.module.css'
import { SideNavigation } from './side-navigation.tsx'

/** As many as a thumb tells apart; the rest is in the menu. */
const PAGES_IN_BAR = 4

export function PhoneBar() {
  const t = useT()
  const [isOpen, menu] = useDisclosure(false)
  const pages = dailyFirst(sidebarOf(useOpenPages()))
  const here = usePageHere()
  return (
    <>
      <nav className={classes.bar} aria-label={t('nav.phoneLabel')}>
        {pages.slice(0, PAGES_IN_BAR).map(({ to, label, icon: PageIcon, useBadge, badgeWords }) => (
          <Link
            key={to}
            to={to}
            className={classes.item}
            aria-current={to === here ? 'page' : undefined}
            activeOptions={{ exact: to !== here, includeSearch: false }}
          >
            <PageIcon size={22} stroke={1.6} aria-hidden />
            {t(label)}
            {useBadge && badgeWords && <PageBadge useBadge={useBadge} words={badgeWords} />}
          </Link>
        ))}
        {pages.length > PAGES_IN_BAR && (
          <button type="button" className={classes.item} onClick={menu.open}>
            <IconMenu2 size={22} stroke={1.6} aria-hidden />
            {t('nav.menu')}
          </button>
        )}
      </nav>
      <Drawer
        opened={isOpen}
        onClose={menu.close}
        title={t('nav.menu')}
        className={classes.menu}
        classNames={{ title: classes.menuTitle, close: classes.menuClose }}
        size="xs"
      >
        <SideNavigation onNavigate={menu.close} />
      </Drawer>
    </>
  )
}
