import { getRouteApi } from '@tanstack/react-router'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'
import { RequestList } from './request-list.tsx'
import { ViewTabs } from './view-tabs.tsx'

const route = getRouteApi('/staff/requests/archive')

export function ArchivePage() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHeader title={t('requests.archive')} subtitle={t('requests.archive.subtitle')} />
      <ViewTabs view="archive" />
      <RequestList
        view="archive"
        search={search}
        onFilter={({ view: _, ...change }) =>
          navigate({ search: ({ page: __, ...before }) => ({ ...before, ...change }), replace: true })
        }
        onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
        onOpen={(open) => navigate({ search: (before) => ({ ...before, open }), resetScroll: false })}
        onClear={() => navigate({ search: {}, replace: true })}
      />
    </>
  )
}
