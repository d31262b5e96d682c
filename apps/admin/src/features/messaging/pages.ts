import { IconMailCog, IconPencil, IconSend } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { composeSearchSchema } from './compose/compose-search.ts'
import { outboxSearchSchema } from './outbox/outbox-search.ts'

export const messagingPages = [
  staffPage('/messages', 'messages:send', {
    module: 'messagingEmail',
    search: lenientSearch(composeSearchSchema),
    component: lazyRouteComponent(() => import('./compose/compose-page.tsx'), 'ComposePage'),
    inside: '/messages/inbox',
    tab: { position: 20, label: 'nav.compose', icon: IconPencil },
  }),
  staffPage('/messages/outbox', 'messages:send', {
    module: 'messagingEmail',
    search: lenientSearch(outboxSearchSchema),
    component: lazyRouteComponent(() => import('./outbox/outbox-page.tsx'), 'OutboxPage'),
    inside: '/messages/inbox',
    tab: { position: 30, label: 'nav.outbox', icon: IconSend },
  }),
  staffPage('/settings/messages', 'settings:manage', {
    module: 'messagingEmail',
    component: lazyRouteComponent(
      () => import('./settings/message-settings-page.tsx'),
      'MessageSettingsPage',
    ),
    setting: {
      position: 52,
      label: 'nav.messageSettings',
      icon: IconMailCog,
      purpose: 'settings.purpose.messages',
    },
  }),
] as const
