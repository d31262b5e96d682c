import { getRouteApi } from '@tanstack/react-router'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'
import { RequestList } from './request-list.tsx'
import { ViewTabs } from './view-tabs.tsx'

const route = getRouteApi('/staff/requests')

/** What waits and what was answered; what came from previews is a view apart. */
export function RequestsPage() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = search.view ?? 'current'
  return (
    <>
      <PageHeader
        title={t('nav.requests')}
        subtitle={view === 'preview' ? t('requests.preview.subtitle') : t('requests.subtitle')}
      />
      <ViewTabs view={view} />
      <RequestList
        key={view}
        view={view}
        search={search}
        onFilter={(change) =>
          navigate({ search: ({ page: _, ...before }) => ({ ...before, ...change }), replace: true })
        }
        onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
        onOpen={(open) => navigate({ search: (before) => ({ ...before, open }), resetScroll: false })}
        onClear={() => navigate({ search: view === 'preview' ? { view } : {}, replace: true })}
      />
    </>
  )
}
