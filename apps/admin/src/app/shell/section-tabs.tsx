import { Link, useLocation } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'
import { tabsAt } from '../navigation.ts'
import { useOpenPages } from '../use-open-pages.ts'
import { useAddressHere, usePageHere } from '../use-page-here.ts'
import classes from './section-tabs.module.css'

/** The pages that share one line of the sidebar, as tabs above each of them. */
export function SectionTabs() {
  const t = useT()
  const here = usePageHere()
  const tabs = tabsAt(useOpenPages(), here)
  const address = useAddressHere()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [line] = tabs
  if (!line) return null
  // A page that is no tab of its own belongs to the tab its address begins with, or to the line.
  const current =
    tabs.find(({ to }) => to === address) ?? tabs.find(({ to }) => pathname.startsWith(`${to}/`)) ?? line
  return (
    <nav
      className={classes.tabs}
      data-window-frame
      aria-label={t('sectionTabs.label', { page: t(line.label) })}
    >
      {tabs.map(({ to, label, tabLabel = label }) => (
        <Link
          key={to}
          to={to}
          className={classes.tab}
          activeOptions={{ exact: true }}
          aria-current={to === current.to ? 'page' : undefined}
        >
          {t(tabLabel)}
        </Link>
      ))}
    </nav>
  )
}
