import { STATISTICS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import {
  type Icon,
  IconBrush,
  IconChartBar,
  IconClipboardCheck,
  IconClockHour4,
  IconEye,
  IconGift,
  IconLayoutGrid,
  IconMessageStar,
  IconReceipt,
  IconRobot,
  IconSend,
  IconTicket,
} from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { STATISTICS_SEARCH_KEYS, statisticsSearchSchema } from './statistics-search.ts'

const address = { search: lenientSearch(statisticsSearchSchema), retains: STATISTICS_SEARCH_KEYS }

/** The page of a subject: a tab beside the overview, for a property that has the subject's module. */
const pageOf = <const S extends Subject>(subject: S, position: number, icon: Icon) =>
  staffPage(`/statistics/${subject}`, 'results:read', {
    ...address,
    module: STATISTICS[subject].module,
    component: lazyRouteComponent(
      async () => ({ Page: (await import('./subject/subject-page.tsx')).subjectPage(subject) }),
      'Page',
    ),
    inside: '/statistics',
    tab: {
      ...{ position, icon, label: `nav.statisticsOf.${subject}`, tabLabel: `nav.statisticsTab.${subject}` },
      alsoFoundBy: `nav.words.statistics.${subject}`,
    },
  })

export const statisticsPages = [
  staffPage('/statistics', 'results:read', {
    ...address,
    component: lazyRouteComponent(() => import('./overview/overview-page.tsx'), 'OverviewPage'),
    navigation: {
      group: 'property',
      position: 20,
      label: 'nav.statistics',
      tabLabel: 'nav.statisticsOverview',
      alsoFoundBy: 'nav.words.statistics',
      icon: IconChartBar,
    },
  }),
  pageOf('visits', 10, IconEye),
  pageOf('boxes', 20, IconLayoutGrid),
  pageOf('vouchers', 30, IconTicket),
  pageOf('orders', 40, IconReceipt),
  pageOf('offers', 50, IconGift),
  pageOf('messages', 60, IconSend),
  pageOf('automations', 70, IconRobot),
  pageOf('registration', 80, IconClipboardCheck),
  pageOf('survey', 90, IconMessageStar),
  pageOf('cleaning', 100, IconBrush),
  pageOf('answers', 110, IconClockHour4),
] as const
