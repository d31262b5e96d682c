import { listTemplates } from '@innkeeper/api/html-builder/templates.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useContentLanguages } from '../../components/editing/languages/use-content-languages.ts'
import { shownWords } from '../../components/editing/placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../../components/editing/placeholders/use-placeholder-names.ts'
import { useSegmentNames } from '../../components/editing/visibility/use-segment-names.ts'
import { call } from '../../platform/call.ts'

/** E-mails that can be chosen; asked for as the HTML builder asks, so that one answer serves both. */
export const emailTemplatesQuery = queryOptions({
  queryKey: ['templates', 'list', 'email'],
  queryFn: () => call(listTemplates, { query: { type: 'email' } }),
})

/** What an automation names, by id: groups, categories, languages and e-mails. */
export function useNames() {
  const { targetGroups, unitCategories } = useSegmentNames()
  const languages = useContentLanguages()
  const { nameOf } = usePlaceholderNames()
  const { data } = useQuery(emailTemplatesQuery)
  return useMemo(
    () => ({
      targetGroups,
      unitCategories,
      languages: new Map(
        languages.map(({ code, title }) => [code.toLowerCase().split('-')[0] ?? code, title]),
      ),
      shown: (stored: string) => shownWords(stored, nameOf),
      templates: new Map(
        (data ?? []).filter(({ publishedAt }) => publishedAt).map(({ id, name }) => [id, name]),
      ),
    }),
    [targetGroups, unitCategories, languages, nameOf, data],
  )
}
