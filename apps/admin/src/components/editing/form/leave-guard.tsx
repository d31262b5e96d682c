import { useBlocker } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'
import { LeaveQuestion } from './leave-question.tsx'
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
  return (
    <LeaveQuestion
      isOpen={blocker.status === 'blocked'}
      title={t('confirm.leave.title')}
      onStay={() => blocker.reset?.()}
      leaveLabel={t('action.discard')}
      onLeave={() => {
        onDiscard()
        blocker.proceed?.()
      }}
    />
  )
}
