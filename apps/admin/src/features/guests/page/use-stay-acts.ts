import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { useState } from 'react'
import { showUndo } from '../../../components/states/undo-store.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { type StayCommand, useStayCommand } from './api.ts'

export type NamedCommand = Exclude<StayCommand, 'undo' | 'renew'>

/** What is done to a stay with one press, each with a way back. */
export function useStayActs() {
  const t = useT()
  const { mutateAsync } = useStayCommand()
  const tellFailure = useFailureNotice(t('guest.failed'))
  const [running, setRunning] = useState<StayCommand | null>(null)

  const send = (guest: GuestPage, command: StayCommand, onDone: (done: GuestPage) => void) => {
    if (running) return
    setRunning(command)
    mutateAsync({ id: guest.id, revision: guest.revision, command })
      .then(onDone, tellFailure)
      .finally(() => setRunning(null))
  }
  const undo = (done: GuestPage) => send(done, 'undo', () => showDone(t('guest.undone')))
  /** Says what was done, for as long as it is easy to take back. */
  const offerUndo = (text: string, done: GuestPage) =>
    showUndo({ text, undo: t('action.undo'), onUndo: () => undo(done) })
  const act = (guest: GuestPage, command: NamedCommand) =>
    send(guest, command, (done) =>
      offerUndo(t(`guest.done.${command}`, { name: guest.guest.firstName }), done),
    )
  return { act, undo, offerUndo, running }
}
