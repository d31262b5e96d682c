import type { AuditItem, AuditQuery } from '@innkeeper/api/audit.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { DataList } from '../../components/data-list/data-list.tsx'
import { ListToolbar } from '../../components/data-list/list-toolbar.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useT } from '../../platform/texts.ts'
import { auditQuery } from './api.ts'
import { AuditCard } from './audit-card.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { NoEntries } from './no-entries.tsx'
import { useAuditColumns } from './use-audit-columns.tsx'

const route = getRouteApi('/staff/audit')

export function AuditPage() {
  const t = useT()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const result = useQuery(auditQuery(filters))
  const [shown, setShown] = useState<AuditItem | null>(null)
  const columns = useAuditColumns(setShown)

  /** A new filter starts at the first page and replaces the address, so that Back leaves the list. */
  const filter = (change: Partial<AuditQuery>) =>
    navigate({ search: ({ page: _, ...before }) => ({ ...before, ...change }), replace: true })

  return (
    <>
      <PageHeader title={t('nav.audit')} subtitle={t('audit.subtitle')} />
      <ListToolbar
        searchLabel={t('audit.search')}
        search={filters.search ?? ''}
        onSearch={(search) => filter({ search })}
      >
        <AuditFilters filters={filters} people={result.data?.people ?? []} onFilter={filter} />
      </ListToolbar>
      <DataList
        label={t('nav.audit')}
        result={result}
        columns={columns}
        rowId={(entry) => entry.id}
        card={(entry) => <AuditCard entry={entry} onOpen={setShown} />}
        sort={null}
        onSort={() => {}}
        onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
        empty={<NoEntries filters={filters} onClear={() => navigate({ search: {}, replace: true })} />}
      />
      {shown && <EntryDialog entry={shown} onClose={() => setShown(null)} />}
    </>
  )
}
