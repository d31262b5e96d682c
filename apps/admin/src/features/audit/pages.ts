import { auditQuerySchema } from '@innkeeper/api/audit.ts'
import { IconHistory } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import type { StaffPage } from '../../platform/staff-page.ts'

export const auditPages = [
  {
    path: '/audit',
    capability: 'audit:read',
    search: lenientSearch(auditQuerySchema),
    component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
    navigation: { group: 'property', position: 70, label: 'nav.audit', icon: IconHistory },
  },
] as const satisfies readonly StaffPage[]
