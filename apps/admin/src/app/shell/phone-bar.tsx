import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { openPages } from '../navigation.ts'
import classes from './phone-bar.module.css'
import { SideNavigation } from './side-navigation.tsx'

/** As many as a thumb tells apart; the rest is in the menu. */
const PAGES_IN_BAR = 4

export function PhoneBar() {
  const t = useT()
  const [isOpen, menu] = useDisclosure(false)
  const pages = openPages(useCan()).flatMap((group) => group.pages)
  return (
    <>
      <nav className={classes.bar} aria-label={t('nav.phoneLabel')}>
        {pages.slice(0, PAGES_IN_BAR).map(({ to, label, icon: PageIcon }) => (
          <Link
            key={to}
            to={to}
            className={classes.item}
            activeOptions={{ exact: to === ROUTE_PATHS.TODAY, includeSearch: false }}
          >
            <PageIcon size={22} stroke={1.6} aria-hidden />
            {t(label)}
          </Link>
        ))}
        {pages.length > PAGES_IN_BAR && (
          <button type="button" className={classes.item} onClick={menu.open}>
            <IconMenu2 size={22} stroke={1.6} aria-hidden />
            {t('nav.menu')}
          </button>
        )}
      </nav>
      <Drawer opened={isOpen} onClose={menu.close} title={t('nav.menu')} className={classes.menu} size="xs">
        <SideNavigation onNavigate={menu.close} />
      </Drawer>
    </>
  )
}
