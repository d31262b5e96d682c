import { auditQuerySchema } from '@innkeeper/api/audit.ts'
import { IconHistory } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'

export const auditPages = [
  staffPage('/audit', 'audit:read', {
    search: lenientSearch(auditQuerySchema),
    component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
    setting: { position: 90, label: 'nav.audit', icon: IconHistory, purpose: 'settings.purpose.audit' },
  }),
] as const
