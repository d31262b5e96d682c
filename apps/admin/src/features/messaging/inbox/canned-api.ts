import { arrangeCannedAnswers } from '@innkeeper/api/messaging/inbox.ts'
import {
  addCannedAnswer,
  type CannedAnswer,
  changeCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from '@innkeeper/api/messaging/threads.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useListChange } from '../../../platform/use-list-change.ts'

const key = ['cannedAnswers'] as const

export const cannedAnswersQuery = queryOptions({ queryKey: key, queryFn: () => call(listCannedAnswers, {}) })

export type CannedDraft = Pick<CannedAnswer, 'name' | 'languages'> &
  Partial<Pick<CannedAnswer, 'id' | 'revision'>>

/** A new answer, or another text of a known one. */
export function useSaveCanned() {
  return useListChange(
    ({ id, revision, ...body }: CannedDraft) =>
      id === undefined || revision === undefined
        ? call(addCannedAnswer, { body })
        : call(changeCannedAnswer, { params: { answerId: id }, body: { ...body, revision } }),
    [key],
  )
}

export function useDeleteCanned() {
  return useListChange((answerId: string) => call(deleteCannedAnswer, { params: { answerId } }), [key])
}

/** A row moves at once, and back when that could not be saved. */
export function useArrangeCanned() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answers: CannedAnswer[]) =>
      call(arrangeCannedAnswers, { body: { ids: answers.map(({ id }) => id) } }),
    // One after the other, so that the last order is the last one saved.
    scope: { id: 'cannedAnswers' },
    onMutate: async (answers) => {
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData(key, { answers })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
