import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showDone } from '../../../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../../../platform/failure-notice.ts'
import { useT } from '../../../../../platform/texts.ts'
import { responseQuery, useHandleResponse } from '../../../api.ts'
import { type Conflict, conflictIn, draftOf, type HandleDraft, isChanged, withNews } from './handle-draft.ts'

/** Note, colleague and deed, and what happens when somebody else was faster. */
export function useHandling(response: SurveyResponse) {
  const t = useT()
  const queryClient = useQueryClient()
  const [known, setKnown] = useState(response)
  const [draft, setDraft] = useState<HandleDraft>(() => draftOf(response))
  const [conflict, setConflict] = useState<(Conflict & { own: string }) | null>(null)
  const handle = useHandleResponse(response.id)
  const tellFailure = useFailureNotice()
  if (response.revision !== known.revision) {
    setKnown(response)
    setDraft(withNews(draft, known, response))
  }

  /** Their version is shown; what was written here is kept beside it. */
  const giveWay = async (given: Conflict) => {
    const theirs = await queryClient.fetchQuery({ ...responseQuery(response.id), staleTime: 0 })
    setKnown(theirs)
    setDraft(draftOf(theirs))
    setConflict({ ...given, own: draft.note.trim() })
  }
  const save = (isHandled: boolean) =>
    handle.mutate(
      { ...draft, isHandled },
      {
        onSuccess: (saved) => {
          setConflict(null)
          setKnown(saved)
          setDraft(draftOf(saved))
          showDone(t(doneWords(response.handled !== null, isHandled)))
        },
        onError: (error) => {
          const given = conflictIn(error)
          if (given) void giveWay(given).catch(tellFailure)
          else tellFailure(error)
        },
      },
    )
  return {
    draft,
    change: (change: Partial<HandleDraft>) => setDraft((before) => ({ ...before, ...change })),
    conflict,
    isPending: handle.isPending,
    isChanged: isChanged(draft, known),
    save,
  }
}

function doneWords(wasHandled: boolean, isHandled: boolean) {
  if (wasHandled === isHandled) return 'surveyResponses.handle.saved'
  return isHandled ? 'surveyResponses.handle.done' : 'surveyResponses.handle.reopened'
}
