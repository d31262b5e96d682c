import type { AuditItem, AuditQuery } from '@innkeeper/api/audit.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { SearchedList } from '../../components/data-list/searched-list.tsx'
import { useListAddress } from '../../components/data-list/use-list-address.ts'
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
  const address = useListAddress<Partial<AuditQuery>>()
  const result = useQuery(auditQuery(filters))
  const [shown, setShown] = useState<AuditItem | null>(null)
  const columns = useAuditColumns(setShown)

  return (
    <>
      <PageHeader title={t('nav.audit')} subtitle={t('audit.subtitle')} />
      <SearchedList
        label={t('nav.audit')}
        searchLabel={t('audit.search')}
        search={filters}
        address={address}
        sortedBy={null}
        filters={
          <AuditFilters filters={filters} people={result.data?.people ?? []} onFilter={address.filter} />
        }
        result={result}
        columns={columns}
        rowId={(entry) => entry.id}
        card={(entry) => <AuditCard entry={entry} onOpen={setShown} />}
        empty={<NoEntries filters={filters} onClear={address.clear} />}
      />
      {shown && <EntryDialog entry={shown} onClose={() => setShown(null)} />}
    </>
  )
}
