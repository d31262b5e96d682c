import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { useUnsavedForm } from './unsaved-forms.ts'

/** Asks before text that was not saved is left behind, inside the app and when the tab closes. */
export function LeaveGuard({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const t = useT()
  useUnsavedForm(isDirty)
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const stay = () => blocker.reset?.()
  const leave = () => {
    onDiscard()
    blocker.proceed?.()
  }
  return (
    <Dialog
      isOpen={blocker.status === 'blocked'}
      onClose={stay}
      title={t('confirm.leave.title')}
      buttons={
        <>
          <Button variant="default" onClick={stay} data-autofocus>
            {t('confirm.leave.stay')}
          </Button>
          <Button color="red" onClick={leave}>
            {t('action.discard')}
          </Button>
        </>
      }
    >
      {t('confirm.leave.text')}
    </Dialog>
  )
}
