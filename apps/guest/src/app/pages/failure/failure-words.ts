import type { PageFailure } from '@innkeeper/api/page.ts'
import type { FailureMessages, GuestMessages } from '@innkeeper/i18n/catalogue-types.ts'
import type { ResultType } from '@innkeeper/ui/result-view.tsx'

type PlainText = Extract<keyof (FailureMessages & GuestMessages), `result.${string}`>
export type FailureAction = 'retry' | 'guestbook' | 'start'

/** What is said and offered; whatever the words speak of doing has its button. */
type FailureWords = { type: ResultType; title: PlainText; text: PlainText; actions: readonly FailureAction[] }

export const FAILURE_WORDS: Readonly<Record<PageFailure, FailureWords>> = {
  'unknown-property': {
    type: 'warning',
    title: 'result.unknownProperty.title',
    text: 'result.unknownProperty.text',
    actions: ['start'],
  },
  'unknown-address': {
    type: 'warning',
    title: 'result.unavailable.title',
    text: 'result.unknownProperty.text',
    actions: ['start'],
  },
  inactive: {
    type: 'platform-inactive',
    title: 'result.inactive.title',
    text: 'result.inactive.text',
    actions: ['retry'],
  },
  'no-ordering': {
    type: 'platform-inactive',
    title: 'result.noOrdering.title',
    text: 'result.noOrdering.text',
    actions: ['retry', 'guestbook'],
  },
  unavailable: {
    type: 'warning',
    title: 'result.unavailable.title',
    text: 'result.unavailable.text',
    actions: ['retry', 'guestbook'],
  },
  gone: {
    type: 'warning',
    title: 'result.unavailable.title',
    text: 'result.gone.text',
    actions: ['guestbook'],
  },
  away: {
    type: 'platform-inactive',
    title: 'result.away.title',
    text: 'result.away.text',
    actions: ['retry'],
  },
  'too-many': {
    type: 'platform-inactive',
    title: 'result.tooMany.title',
    text: 'result.tooMany.text',
    actions: ['retry'],
  },
  error: { type: 'error', title: 'result.error.title', text: 'result.error.text', actions: ['retry'] },
}
