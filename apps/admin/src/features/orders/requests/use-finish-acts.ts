import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { showUndo } from '../../../components/states/undo-store.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { requestQuery, useFinish, useReopen } from './api.ts'
import { useNameOf } from './name-of.ts'
import { followedNotice } from './notice.ts'
import { useWhen } from './use-when.ts'

/** Done or delivered in one tap, with a way back beside it. */
export function useFinishActs() {
  const t = useT()
  const nameOf = useNameOf()
  const { short } = useWhen()
  const queryClient = useQueryClient()
  const finishOne = useFinish()
  const reopenOne = useReopen()
  const tellFailure = useFailureNotice(t('requests.failed'))

  /** Somebody may have been faster; then who it was says more than the refusal. */
  const tellWhy = async (error: Error, { id }: { id: string }) => {
    const now = await queryClient.fetchQuery(requestQuery(id)).catch(() => null)
    const notice = now && followedNotice(t, now, short)
    if (notice) notifications.show({ color: 'red', title: t('requests.failed'), message: notice })
    else tellFailure(error)
  }
  const reopen = ({ id }: Pick<RequestListItem, 'id'>) => {
    if (reopenOne.isPending) return
    reopenOne.mutate({ id }, { onSuccess: () => showDone(t('requests.undone')), onError: tellWhy })
  }
  const finish = (request: RequestListItem) => {
    if (finishOne.isPending) return
    finishOne.mutate(
      { id: request.id },
      {
        onSuccess: () =>
          showUndo({
            text: t('requests.finished', { name: nameOf(request) }),
            undo: t('action.undo'),
            onUndo: () => reopen(request),
          }),
        onError: tellWhy,
      },
    )
  }
  return { finish, reopen }
}
