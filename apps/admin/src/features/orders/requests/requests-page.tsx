import { useDisclosure } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'
import { SoldOutPanel } from '../sold-out/sold-out-panel.tsx'
import { kitchenSearch } from './kitchen-search.ts'
import { RequestList } from './request-list.tsx'
import { SoldOutButton } from './sold-out-button.tsx'
import { useMayHandle } from './use-may-handle.ts'
import { useRequestsSubtitle } from './use-requests-subtitle.ts'
import { ViewTabs } from './view-tabs.tsx'

const route = getRouteApi('/staff/requests')

/** What waits and what was answered; what came from previews is a view apart. */
export function RequestsPage() {
  const t = useT()
  const mayHandle = useMayHandle()
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const [isSoldOutOpen, soldOut] = useDisclosure(false)
  const search = mayHandle ? asked : kitchenSearch(asked)
  const view = search.view ?? 'current'
  return (
    <>
      <PageHeader
        title={t('nav.requests')}
        subtitle={useRequestsSubtitle(view)}
        actions={<SoldOutButton onClick={soldOut.open} />}
      />
      {mayHandle && <ViewTabs view={view} />}
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
        onSoldOut={soldOut.open}
      />
      <SoldOutPanel isOpen={isSoldOutOpen} onClose={soldOut.close} />
    </>
  )
}
