import { useEffect, useRef, useState } from 'react'
import { forgetUndo, showUndo, UNDO_MS } from '../../../components/states/undo-store.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useDeskCommand } from '../api.ts'
import { type Held, heldRows } from './held-rows.ts'

type Due = { id: string; revision: number; name: string; unit: string | null }
type DeskHeld<Guest extends Due> = Held<Guest> & { takeBack?: () => void }

/** Check-in or check-out with one press, each with a way back; who was seen to stays in sight for a while. */
export function useDeskActs<Guest extends Due>(command: 'checkIn' | 'checkOut', due: readonly Guest[]) {
  const t = useT()
  const { mutateAsync } = useDeskCommand()
  const tellFailure = useFailureNotice(t('guest.failed'))
  const [held, setHeld] = useState<readonly DeskHeld<Guest>[]>([])
  const [isPointedAt, setPointedAt] = useState(false)
  const shown = useRef<readonly string[]>([])

  // All at once, some seconds after the last of them, and never while somebody points at the list.
  const canLeave = !isPointedAt && held.length > 0 && held.every(({ step }) => step === 'done')
  useEffect(() => {
    if (!canLeave) return
    const leaving = setTimeout(() => setHeld([]), UNDO_MS)
    return () => clearTimeout(leaving)
  }, [canLeave])

  const hold = (next: DeskHeld<Guest>) =>
    setHeld((before) => [...before.filter(({ guest }) => guest.id !== next.guest.id), next])
  const letGo = (id: string) => setHeld((before) => before.filter(({ guest }) => guest.id !== id))
  const rows = heldRows(shown.current, due, held)
  shown.current = rows.map(({ guest }) => guest.id)

  const undo = async (guest: Guest, revision: number) => {
    hold({ guest, step: 'running', revision })
    try {
      await mutateAsync({ id: guest.id, revision, command: 'undo' })
      showDone(t('guest.undone'))
    } catch (error) {
      tellFailure(error)
    }
    letGo(guest.id)
  }
  const act = async (guest: Guest) => {
    if (rows.some((row) => row.guest.id === guest.id && row.step !== 'due')) return
    hold({ guest, step: 'running', revision: guest.revision })
    try {
      const { revision } = await mutateAsync({ id: guest.id, revision: guest.revision, command })
      const onUndo = () => void undo(guest, revision)
      const line = showUndo({
        text: t(`guest.done.${command}`, { name: guest.name, room: guest.unit ?? '' }),
        undo: t('action.undo'),
        onUndo,
      })
      const takeBack = () => {
        forgetUndo(line)
        onUndo()
      }
      hold({ guest, step: 'done', revision, takeBack })
    } catch (error) {
      letGo(guest.id)
      tellFailure(error)
    }
  }
  return {
    rows,
    act: (guest: Guest) => void act(guest),
    undo: (id: string) => held.find(({ guest }) => guest.id === id)?.takeBack?.(),
    /** For the list that the rows stand in. */
    pointing: { onPointerEnter: () => setPointedAt(true), onPointerLeave: () => setPointedAt(false) },
  }
}
