import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n } from '@innkeeper/i18n/runtime.ts'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sessionQuery } from '../platform/session.ts'
import { sampleSession } from './sample-session.ts'

const i18n = createI18n('en', await loadAdminMessages('en'))

/** What a browser has loaded: somebody's session, and what the test puts there. Nothing is asked for again. */
export function loadedFor(session = sampleSession()): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  queryClient.setQueryData(sessionQuery.queryKey, session)
  return queryClient
}

/** A part of a page as markup, in English, from what is loaded. */
export function draw(part: ReactNode, queryClient = loadedFor()): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  )
}
