import { IconClipboardText, IconForms } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { submissionsSearchSchema } from './submissions/submissions-search.ts'
import { useUnreadRegistrations } from './submissions/use-unread.ts'

export const registrationPages = [
  staffPage('/registration/submissions', 'registration:read', {
    module: 'registrationForms',
    search: lenientSearch(submissionsSearchSchema),
    component: lazyRouteComponent(() => import('./submissions/submissions-page.tsx'), 'SubmissionsPage'),
    navigation: {
      group: 'daily',
      position: 45,
      label: 'nav.registration',
      tabLabel: 'nav.registrationSubmissions',
      icon: IconClipboardText,
      useBadge: useUnreadRegistrations,
      badgeWords: 'regSubs.toAnswer',
    },
  }),
  staffPage('/registration/forms', 'content:edit', {
    module: 'registrationForms',
    component: lazyRouteComponent(() => import('./forms/forms-page.tsx'), 'FormsPage'),
    inside: '/registration/submissions',
    tab: { position: 20, label: 'nav.registrationForms', icon: IconForms },
  }),
  staffPage('/registration/forms/$formId', 'content:edit', {
    module: 'registrationForms',
    component: lazyRouteComponent(() => import('./forms/registration-form-page.tsx'), 'RegistrationFormPage'),
    inside: '/registration/forms',
  }),
] as const
