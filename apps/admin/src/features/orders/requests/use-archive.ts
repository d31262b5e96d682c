import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { showUndo } from '../../../components/states/undo-store.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { requestQuery, useArchiveOne, useHandleMany, useUnarchiveOne } from './api.ts'
import { bulkWords } from './bulk-words.ts'
import { nameOf } from './name-of.ts'
import { handledNotice } from './notice.ts'
import { useWhen } from './use-when.ts'

/** Puts answered requests away, with ten seconds to take it back. */
export function useArchive() {
  const t = useT()
  const queryClient = useQueryClient()
  const { short } = useWhen()
  const archiveOne = useArchiveOne()
  const unarchiveOne = useUnarchiveOne()
  const many = useHandleMany()

  const tellFailure = useFailureNotice(t('requests.failed'))
  const tellNotUndone = useFailureNotice(t('requests.undoFailed'))
  const undoWords = {
    undo: t('action.undo'),
    countdown: (seconds: number) => t('requests.undo', { seconds }),
  }

  /** Somebody was faster: says who and when, as the server knows it now. */
  const tellRefusal = async (id: string, error: unknown) => {
    const request = await queryClient.fetchQuery({ ...requestQuery(id), staleTime: 0 }).catch(() => null)
    const notice = request?.archivedAt ? handledNotice(t, request, short) : null
    if (notice) notifications.show({ color: 'accent', message: notice })
    else tellFailure(error)
  }

  const archive = (request: RequestListItem) => {
    const { id } = request
    if (archiveOne.isPending) return
    archiveOne.mutate(
      { id },
      {
        onSuccess: () =>
          showUndo({
            text: t('requests.archived', { name: nameOf(t, request) }),
            ...undoWords,
            onUndo: () => unarchiveOne.mutate({ id }, { onError: tellNotUndone }),
          }),
        onError: (error) => void tellRefusal(id, error),
      },
    )
  }

  const bringBack = (ids: string[]) =>
    many.mutate(
      { ids, action: { kind: 'unarchive' } },
      {
        onSuccess: (result) =>
          notifications.show({
            color: result.refused.length > 0 ? 'accent' : 'brand',
            message: bulkWords(t, 'unarchive', result),
          }),
        onError: tellNotUndone,
      },
    )

  const archiveMany = (ids: string[], onDone: () => void) => {
    if (many.isPending) return
    many.mutate(
      { ids, action: { kind: 'archive' } },
      {
        onSuccess: (result) => {
          onDone()
          const text = bulkWords(t, 'archive', result)
          if (result.done.length === 0) notifications.show({ color: 'accent', message: text })
          else showUndo({ text, ...undoWords, onUndo: () => bringBack(result.done) })
        },
        onError: tellFailure,
      },
    )
  }

  return { archive, archiveMany, isBusy: archiveOne.isPending || many.isPending }
}
