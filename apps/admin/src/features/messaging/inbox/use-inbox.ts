import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { threadListQuery } from './api.ts'
import type { InboxSearch } from './inbox-search.ts'

const route = getRouteApi('/staff/messages/inbox')

/** The inbox as its address says it. */
export function useInboxAddress() {
  const { view = 'open', search = '', thread } = route.useSearch() as InboxSearch
  const navigate = useNavigate()
  const at = (change: InboxSearch) => {
    const next = { view, search, thread, ...change }
    return {
      ...(next.view === 'open' ? {} : { view: next.view }),
      ...(next.search === '' ? {} : { search: next.search }),
      ...(next.thread ? { thread: next.thread } : {}),
    }
  }
  const go = (change: InboxSearch, replace: boolean) =>
    void navigate({ to: '/messages/inbox', search: at(change), replace })
  return {
    view,
    search,
    thread,
    /** The address as it is but for the change. */
    at,
    look: (change: Pick<InboxSearch, 'view' | 'search'>) => go(change, true),
    /** A step of its own: Back leads to the list on a phone. */
    open: (threadId: string) => go({ thread: threadId }, false),
    close: () => go({ thread: undefined }, false),
  }
}

export function useThreads() {
  const { view, search } = useInboxAddress()
  const query = useInfiniteQuery(threadListQuery({ view, search }))
  const [first] = query.data?.pages ?? []
  return {
    ...query,
    items: query.data?.pages.flatMap(({ items }) => items) ?? [],
    counts: first?.counts,
    arrives: first?.arrives,
  }
}
