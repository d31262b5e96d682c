import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { useEffect, useEffectEvent } from 'react'
import { WorkPanel } from '../../../components/dialog/work-panel.tsx'
import { MergedNotice } from '../../../components/editing/form/form-notices.tsx'
import { LeaveGuard } from '../../../components/editing/form/leave-guard.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import type { StayDeed } from '../page/guest-search.ts'
import { useDays } from '../page/use-days.ts'
import { useStayActs } from '../page/use-stay-acts.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { StayConflict } from './stay-conflict.tsx'
import { StayFormFrame } from './stay-form-frame.tsx'
import { type StayPart, StayParts } from './stay-parts.tsx'
import { type Rooms, useRooms } from './use-rooms.ts'
import { useStayForm } from './use-stay-form.ts'
import { useTry } from './use-try.ts'

const PARTS: Record<StayDeed, readonly StayPart[]> = {
  checkIn: ['person', 'departureAndLanguage', 'room'],
  change: ['person', 'days', 'languageAndCategory', 'people', 'times', 'numbers', 'custom', 'room'],
  room: ['room'],
  departure: ['departure', 'room'],
}

type Props = { guest: GuestPage; deed: StayDeed; onClose: () => void }

/** What is done to a stay with some fields: check-in, a change, another room, another departure. */
export function StayPanel({ guest, deed, onClose }: Props) {
  const t = useT()
  const { day } = useDays()
  const form = useStayForm(guest, deed)
  const { draft } = form
  const rooms = useRooms({ draft, booking: guest, suggests: deed === 'checkIn' })
  const { offerUndo } = useStayActs()
  const attempt = useTry({ draft, rooms, movesIn: deed === 'checkIn', error: form.error })
  const name = guest.guest.firstName
  const title = t(`guest.deed.${deed}.title`, { name })

  const submit = () => {
    if (form.isSaving || !attempt.isReady()) return
    if (rooms.chosen !== draft.unitId) form.set({ unitId: rooms.chosen })
    form.save()
  }
  const tellDone = useEffectEvent(() => {
    const { unit, departure } = form.base
    offerUndo(doneWords(t, deed, { name, room: unit?.code ?? null, day: day(departure) }), form.base)
    onClose()
  })
  useEffect(() => {
    if (form.savedAt !== null) tellDone()
  }, [form.savedAt])

  const foot = (
    <PanelFoot
      label={submitLabel(t, deed, { rooms, day: day(draft.departure) })}
      note={t('guest.canUndo')}
      isPending={form.isSaving}
      onCancel={onClose}
      onSubmit={submit}
    />
  )
  return (
    <>
      <WorkPanel title={title} onClose={onClose} foot={foot}>
        <StayFormFrame label={title} form={attempt.form} onSubmit={submit}>
          <ChangedMeanwhile guest={guest} />
          <MergedNotice mergedWith={form.mergedWith} />
          <StayParts
            parts={PARTS[deed]}
            draft={draft}
            set={form.set}
            problems={attempt.problems}
            rooms={rooms}
            ownUnitId={guest.unit?.id ?? null}
            isTried={attempt.isTried}
            roomError={attempt.roomError}
          />
          <ErrorAlert error={attempt.rest} />
        </StayFormFrame>
      </WorkPanel>
      <StayConflict form={form} units={rooms.units} />
      <LeaveGuard isDirty={form.isDirty && form.savedAt === null} onDiscard={form.discard} />
    </>
  )
}

type Told = { name: string; room: string | null; day: string }

function doneWords(t: AdminTranslate, deed: StayDeed, { name, room, day }: Told): string {
  if (deed === 'departure') return t('guest.done.departure', { name, day })
  if (deed === 'change' || room === null) {
    return deed === 'checkIn' ? t('guest.done.checkInNowhere', { name }) : t('guest.done.change')
  }
  return t(`guest.done.${deed}`, { name, room })
}

function submitLabel(
  t: AdminTranslate,
  deed: StayDeed,
  { rooms, day }: { rooms: Rooms; day: string },
): string {
  const room = rooms.unit?.code
  if (deed === 'departure') return t('guest.deed.departure.submit', { day })
  if (deed === 'change') return t('action.save')
  if (deed === 'room') return room ? t('guest.deed.room.submit', { room }) : t('action.save')
  return room ? t('guest.deed.checkIn.submit', { room }) : t('guest.checkIn')
}
