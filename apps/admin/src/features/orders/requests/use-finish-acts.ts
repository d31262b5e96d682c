import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { showUndo } from '../../../components/states/undo-store.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useFinish, useReopen } from './api.ts'
import { useNameOf } from './name-of.ts'

/** Done or delivered in one tap, with a way back beside it. */
export function useFinishActs() {
  const t = useT()
  const nameOf = useNameOf()
  const finishOne = useFinish()
  const reopenOne = useReopen()
  const tellFailure = useFailureNotice(t('requests.failed'))

  const reopen = ({ id }: Pick<RequestListItem, 'id'>) => {
    if (reopenOne.isPending) return
    reopenOne.mutate({ id }, { onSuccess: () => showDone(t('requests.undone')), onError: tellFailure })
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
        onError: tellFailure,
      },
    )
  }
  return { finish, reopen }
}
