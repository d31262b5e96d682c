import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../platform/session.ts'
import { cannedAnswersQuery } from './canned-api.ts'
import type { CannedOption } from './canned-choice.tsx'
import { matching, wordsFor } from './canned-words.ts'

/** Canned answers in the guest's language and filled for them, narrowed by what was typed. */
export function useCannedOptions(thread: Thread, typed: string, isAsked: boolean) {
  const { languages } = useSession().property
  const { data } = useQuery({ ...cannedAnswersQuery, enabled: isAsked })
  const all: CannedOption[] = (data?.answers ?? []).flatMap(({ id, name, languages: words }) => {
    const { text, language } = wordsFor({ languages: words }, thread.languageIndex, languages)
    if (!language) return []
    const filled = fillPlaceholders(text, thread.placeholders)
    // Said where it is not the guest's own language.
    return [
      { id, name, text: filled, language: language.index === thread.languageIndex ? null : language.title },
    ]
  })
  return { options: matching(all, typed), hasAny: all.length > 0 }
}
