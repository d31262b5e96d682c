import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useT } from '../../platform/texts.ts'
import { tabAt, tabsAt } from '../navigation.ts'
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
  const { pages } = useRouter().options.context
  const row = useRef<HTMLElement>(null)
  const [line] = tabs
  // A page that is no tab of its own belongs to the tab its address begins with, that it stands inside, or to the line.
  const current =
    tabs.find(({ to }) => to === address) ??
    tabs.find(({ to }) => pathname.startsWith(`${to}/`)) ??
    tabAt(pages, tabs, address) ??
    line
  const shown = current?.to
  useEffect(() => {
    if (shown) bringIntoRow(row.current)
  }, [shown])
  if (!line || !current) return null
  return (
    <nav
      ref={row}
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

/** On a phone the row is longer than the screen; nothing else is scrolled. */
function bringIntoRow(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !tab) return
  const beside = (row.clientWidth - tab.offsetWidth) / 2
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - beside
}
