import { IconMessageStar } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { surveyResponsesSearchSchema } from './responses/responses-search.ts'
import { useResponsesToHandle } from './use-to-handle.ts'

export const surveyPages = [
  staffPage('/surveys', 'responses:read', {
    module: 'guestFeedback',
    component: lazyRouteComponent(() => import('./list/surveys-page.tsx'), 'SurveysPage'),
    navigation: {
      group: 'daily',
      position: 47,
      label: 'nav.surveys',
      alsoFoundBy: 'module.guestFeedback',
      icon: IconMessageStar,
      useBadge: useResponsesToHandle,
      badgeWords: 'survey.toAnswer',
    },
  }),
  staffPage('/surveys/$surveyId', 'content:edit', {
    module: 'guestFeedback',
    component: lazyRouteComponent(() => import('./editor/survey-page.tsx'), 'SurveyPage'),
    inside: '/surveys',
  }),
  staffPage('/surveys/$surveyId/responses', 'responses:read', {
    module: 'guestFeedback',
    search: lenientSearch(surveyResponsesSearchSchema),
    component: lazyRouteComponent(
      () => import('./responses/survey-responses-page.tsx'),
      'SurveyResponsesPage',
    ),
    inside: '/surveys',
  }),
] as const
