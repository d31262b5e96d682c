import { PageTab, PageTabs } from '../../../components/editing/page-tabs/page-tabs.tsx'
import { useT } from '../../../platform/texts.ts'
import type { RequestsView } from './no-requests.tsx'

/** Requests, the archive and what was sent from previews: pages of their own, so that none is taken for another. */
export function ViewTabs({ view }: { view: RequestsView }) {
  const t = useT()
  const mark = (tab: RequestsView) => ({
    // Two of them share a path and differ in the query; filters make a tab no other one.
    activeOptions: { exact: true, includeSearch: tab !== view },
    children: t(`requests.view.${tab}`),
  })
  return (
    <PageTabs label={t('requests.views')}>
      <PageTab to="/requests" {...mark('current')} />
      <PageTab to="/requests/archive" {...mark('archive')} />
      <PageTab to="/requests" search={{ view: 'preview' }} {...mark('preview')} />
    </PageTabs>
  )
}
