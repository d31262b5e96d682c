import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { SearchedList } from '../../../components/data-list/searched-list.tsx'
import { useListAddress } from '../../../components/data-list/use-list-address.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'
import { messagesQuery } from './api.ts'
import { MessageCard } from './message-card.tsx'
import { MessagePanel } from './message-panel.tsx'
import { NoMessages } from './no-messages.tsx'
import { NothingLeaves } from './nothing-leaves.tsx'
import { OutboxFilters } from './outbox-filters.tsx'
import { messagesAsked, type OutboxSearch } from './outbox-search.ts'
import { useMessageColumns } from './use-message-columns.tsx'

const route = getRouteApi('/staff/messages/outbox')
/** Below this a row no longer fits beside the navigation. */
const CARDS_BELOW = 900

/** Every message to a guest, and what became of it. */
export function OutboxPage() {
  const t = useT()
  const search: OutboxSearch = route.useSearch()
  const navigate = useNavigate()
  const address = useListAddress<OutboxSearch>()
  const result = useQuery(messagesQuery(messagesAsked(search)))
  const open = (id: string | undefined) =>
    void navigate({ to: '/messages/outbox', search: { ...search, open: id } })
  const columns = useMessageColumns(open)
  return (
    <>
      <PageHeader title={t('outbox.title')} tab={t('nav.outbox')} subtitle={t('outbox.subtitle')} />
      {result.data && <NothingLeaves leaves={result.data.leaves} />}
      <SearchedList
        label={t('outbox.title')}
        searchLabel={t('outbox.search')}
        search={search}
        address={address}
        sortedBy={null}
        filters={<OutboxFilters search={search} onFilter={address.filter} />}
        result={result}
        columns={columns}
        rowId={(message) => message.id}
        card={(message) => <MessageCard message={message} onOpen={open} />}
        mark={(message) => (message.id === search.open ? 'selected' : undefined)}
        cardsBelow={CARDS_BELOW}
        empty={<NoMessages search={search} onClear={address.clear} />}
      />
      {search.open && <MessagePanel messageId={search.open} onClose={() => open(undefined)} />}
    </>
  )
}
