import { lazyRouteComponent } from '@tanstack/react-router'
import { guestSearchSchema, newStaySearchSchema } from '../../features/guests/page/guest-search.ts'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'

/** A guest's page is where several features meet, so it is put together here. */
export const guestPages = [
  staffPage('/guests/$bookingId', 'guests:manage', {
    search: lenientSearch(guestSearchSchema),
    component: lazyRouteComponent(() => import('./guest-page.tsx'), 'GuestPage'),
    inside: '/guests',
  }),
  staffPage('/guests/new', 'guests:manage', {
    search: lenientSearch(newStaySearchSchema),
    component: lazyRouteComponent(
      () => import('../../features/guests/stay-form/new-stay-page.tsx'),
      'NewStayPage',
    ),
    inside: '/guests',
  }),
] as const
