import { IconMail, IconSignature, IconTemplate } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { templatesSearchSchema } from './list/templates-search.ts'

const lists = () => import('./list/templates-page.tsx')
const search = lenientSearch(templatesSearchSchema)

export const htmlBuilderPages = [
  staffPage('/templates/pages', 'content:edit', {
    module: 'htmlBuilder',
    search,
    component: lazyRouteComponent(lists, 'PagesPage'),
    navigation: {
      group: 'guestbook',
      position: 15,
      label: 'nav.templates',
      tabLabel: 'nav.pages',
      icon: IconTemplate,
    },
  }),
  staffPage('/templates/emails', 'content:edit', {
    module: 'htmlBuilder',
    search,
    component: lazyRouteComponent(lists, 'EmailsPage'),
    inside: '/templates/pages',
    tab: { position: 20, label: 'nav.emails', icon: IconMail },
  }),
  staffPage('/templates/signature', 'content:edit', {
    module: 'htmlBuilder',
    search,
    component: lazyRouteComponent(lists, 'SignaturesPage'),
    inside: '/templates/pages',
    tab: { position: 30, label: 'nav.signatures', icon: IconSignature },
  }),
  staffPage('/templates/$location/$templateId', 'content:edit', {
    module: 'htmlBuilder',
    component: lazyRouteComponent(() => import('./editor/editor-page.tsx'), 'TemplateEditorPage'),
    inside: '/templates/pages',
  }),
] as const
