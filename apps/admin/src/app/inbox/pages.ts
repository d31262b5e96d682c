import { IconInbox } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { inboxSearchSchema } from '../../features/messaging/inbox/inbox-search.ts'
import { useWaitingThreads } from '../../features/messaging/inbox/use-waiting-threads.ts'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'

/** Beside a thread stands what other features know of the guest, so the inbox is put together here. */
export const inboxPages = [
  staffPage('/messages/inbox', 'messages:send', {
    module: 'messagingEmail',
    search: lenientSearch(inboxSearchSchema),
    component: lazyRouteComponent(() => import('./inbox-page.tsx'), 'InboxPage'),
    navigation: {
      group: 'daily',
      position: 35,
      label: 'nav.messages',
      tabLabel: 'nav.inbox',
      icon: IconInbox,
      isDaily: true,
      useBadge: useWaitingThreads,
      badgeWords: 'inbox.toAnswer',
    },
  }),
] as const
