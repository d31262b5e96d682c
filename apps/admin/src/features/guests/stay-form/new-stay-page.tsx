import { addDays } from '@innkeeper/domain/time.ts'
import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { useCreateStay } from '../page/api.ts'
import pageClasses from '../page/guest-page.module.css'
import { useDays } from '../page/use-days.ts'
import { useStayActs } from '../page/use-stay-acts.ts'
import { PanelFoot } from './panel-foot.tsx'
import { fieldsOf, NEW_STAY, type StayDraft, tidyDraft } from './stay-draft.ts'
import classes from './stay-form.module.css'
import { StayFormFrame } from './stay-form-frame.tsx'
import { type StayPart, StayParts } from './stay-parts.tsx'
import { useRooms } from './use-rooms.ts'
import { useTry } from './use-try.ts'

const route = getRouteApi('/staff/guests/new')

const WALK_IN: readonly StayPart[] = ['person', 'departureAndLanguage', 'people', 'room']
const BOOKING: readonly StayPart[] = [
  'person',
  'days',
  'languageAndCategory',
  'people',
  'times',
  'numbers',
  'custom',
  'room',
]

/** A booking that staff take, or a guest without one who stays from now on. */
export function NewStayPage() {
  const isWalkIn = route.useSearch().walkIn === true
  return <NewStay key={String(isWalkIn)} isWalkIn={isWalkIn} />
}

function NewStay({ isWalkIn }: { isWalkIn: boolean }) {
  const t = useT()
  const { today } = useDays()
  const navigate = useNavigate()
  const language = useDefaultLanguage().code
  const create = useCreateStay()
  const { offerUndo } = useStayActs()
  const [draft, setDraft] = useState<StayDraft>({
    ...NEW_STAY,
    language,
    arrival: today,
    departure: addDays(today, 1),
  })
  const rooms = useRooms({ draft, booking: null, suggests: isWalkIn })
  const attempt = useTry({ draft, rooms, movesIn: isWalkIn, error: create.error })
  const title = t(isWalkIn ? 'guest.walkIn' : 'guest.new')

  const submit = () => {
    if (create.isPending || !attempt.isReady()) return
    const { sharedUnitReason, bookingNumber, ...parts } = tidyDraft({ ...draft, unitId: rooms.chosen })
    const booking = fieldsOf(bookingNumber === '' ? parts : { ...parts, bookingNumber })
    create.mutate(
      { booking, checksIn: isWalkIn, ...(rooms.isShared ? { sharedUnitReason } : {}) },
      {
        onSuccess: (done) => {
          if (isWalkIn) offerUndo(t('guest.done.walkIn', { name: done.guest.firstName }), done)
          void navigate({ to: '/guests/$bookingId', params: { bookingId: done.id } })
        },
      },
    )
  }
  const label = isWalkIn
    ? rooms.unit
      ? t('guest.deed.checkIn.submit', { room: rooms.unit.code })
      : t('guest.checkIn')
    : t('guest.new.submit')
  return (
    <div className={classes.page}>
      <Anchor className={pageClasses.back} renderRoot={(props) => <Link to="/guests" {...props} />}>
        <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('nav.guests')}
      </Anchor>
      <PageHeader title={title} subtitle={t(isWalkIn ? 'guest.walkIn.text' : 'guest.new.text')} />
      <Box>
        <StayFormFrame label={title} form={attempt.form} onSubmit={submit}>
          <StayParts
            parts={isWalkIn ? WALK_IN : BOOKING}
            draft={draft}
            set={(part) => setDraft((before) => ({ ...before, ...part }))}
            problems={attempt.problems}
            rooms={rooms}
            ownUnitId={null}
            isTried={attempt.isTried}
            roomError={attempt.roomError}
          />
          <ErrorAlert error={attempt.rest} />
        </StayFormFrame>
        <div className={classes.pageFoot}>
          <PanelFoot
            label={label}
            {...(isWalkIn ? { note: t('guest.canUndo') } : {})}
            isPending={create.isPending}
            onCancel={() => void navigate({ to: '/guests' })}
            onSubmit={submit}
          />
        </div>
      </Box>
    </div>
  )
}
