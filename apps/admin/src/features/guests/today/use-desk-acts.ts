import { showUndo } from '../../../components/states/undo-store.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useDeskCommand } from '../api.ts'

type Due = { id: string; revision: number; name: string; unit: string | null }

/** Check-in and check-out with one press, each with a way back. */
export function useDeskActs() {
  const t = useT()
  const { mutate, isPending, variables } = useDeskCommand()
  const tellFailure = useFailureNotice(t('guest.failed'))

  const act = (guest: Due, command: 'checkIn' | 'checkOut', text: string) =>
    mutate(
      { id: guest.id, revision: guest.revision, command },
      {
        onSuccess: ({ id, revision }) =>
          showUndo({
            text,
            undo: t('action.undo'),
            onUndo: () =>
              mutate(
                { id, revision, command: 'undo' },
                { onSuccess: () => showDone(t('guest.undone')), onError: tellFailure },
              ),
          }),
        onError: tellFailure,
      },
    )
  return {
    checkIn: (guest: Due) =>
      act(guest, 'checkIn', t('guest.done.checkIn', { name: guest.name, room: guest.unit ?? '' })),
    checkOut: (guest: Due) => act(guest, 'checkOut', t('guest.done.checkOut', { name: guest.name })),
    /** Whose press is on its way. */
    runningFor: isPending ? variables.id : null,
  }
}
