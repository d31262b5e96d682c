import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'
import type { RequestsView } from './no-requests.tsx'
import classes from './requests.module.css'

/** Requests, the archive and what was sent from previews: pages of their own, so that none is taken for another. */
export function ViewTabs({ view }: { view: RequestsView }) {
  const t = useT()
  const mark = (tab: RequestsView) => ({
    className: classes.tab,
    // Two of them share a path and differ in the query; filters make a tab no other one.
    activeOptions: { exact: true, includeSearch: tab !== view },
    children: t(`requests.view.${tab}`),
  })
  return (
    <nav className={classes.tabs} aria-label={t('requests.views')}>
      <Link to="/requests" {...mark('current')} />
      <Link to="/requests/archive" {...mark('archive')} />
      <Link to="/requests" search={{ view: 'preview' }} {...mark('preview')} />
    </nav>
  )
}
