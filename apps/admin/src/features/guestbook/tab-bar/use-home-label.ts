import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { useQuery } from '@tanstack/react-query'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'

/** The guest app's own word for Home in one of the property's languages; empty until it is there. */
export function useHomeLabel(languageIndex: number): string {
  const languages = useContentLanguages()
  const code = interfaceLanguageFor(languages.find(({ index }) => index === languageIndex)?.code ?? '')
  const { data } = useQuery({
    queryKey: ['guest words', code],
    queryFn: async () => {
      const write: GuestTranslate = translateWith(createI18n(code, await loadGuestMessages(code)))
      return write('nav.home')
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? ''
}
