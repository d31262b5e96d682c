import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import type { SubmissionItem } from '@innkeeper/api/registration/submissions.ts'
import { isWhollyRegistered } from '@innkeeper/domain/registration/wholly-registered.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCircleCheck, IconDeviceTablet, IconLink, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../../components/page/box.tsx'
import { PendingBox } from '../../../../components/page/pending-box.tsx'
import { ListRow, RowList } from '../../../../components/page/row-list.tsx'
import { useCan, useSession } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { staySubmissionsQuery } from '../api.ts'
import { DeskDialog } from '../desk/desk-dialog.tsx'
import { Sent, Standing } from '../list/use-submission-columns.tsx'
import { RemindDialog } from '../missing/remind-dialog.tsx'
import { NoForm } from '../no-form.tsx'
import classes from '../submissions.module.css'
import { nameOf, peopleOf } from '../words.ts'

type Stay = Pick<
  GuestPage,
  | 'id'
  | 'guest'
  | 'isErased'
  | 'adults'
  | 'state'
  | 'cancelledAt'
  | 'noShowAt'
  | 'registeredAt'
  | 'registeredPeople'
>

/** Who of the stay has registered; for whoever may read registrations, where guests register. */
export function GuestRegistration({ stay }: { stay: Stay }) {
  const { modules } = useSession().property
  const mayRead = useCan()('registration:read')
  return mayRead && modules.includes('registrationForms') ? <RegistrationBox stay={stay} /> : null
}

function RegistrationBox({ stay }: { stay: Stay }) {
  const t = useT()
  const { data, error, refetch } = useQuery(staySubmissionsQuery(stay.id))
  const title = t('regSubs.guest.title')
  if (!data) {
    const rows = { count: 1, className: classes.guestRow, height: 18, width: '60%' }
    return <PendingBox title={title} error={error} onRetry={() => void refetch()} rows={rows} />
  }
  const { items, open, form } = data
  const isOver = stay.isErased || stay.state === 'checkout' || Boolean(stay.cancelledAt ?? stay.noShowAt)
  return (
    <Box
      title={title}
      aside={
        stay.adults !== null &&
        t('regSubs.guest.of', { registered: stay.registeredPeople, adults: stay.adults })
      }
      flush
    >
      <RowList>
        {items.map((item) => (
          <ListRow key={item.id} className={classes.guestRow}>
            <Registered item={item} />
          </ListRow>
        ))}
        {open.map(({ id, name }) => (
          <ListRow key={id} className={classes.guestRow}>
            <IconLink size={18} stroke={1.6} aria-hidden />
            <span className={classes.stayWords}>
              <span dir="auto">{name || t('regSubs.noName')}</span>
              <span className={classes.quiet}>{t('regSubs.guest.hasLink')}</span>
            </span>
          </ListRow>
        ))}
        {items.length === 0 && open.length === 0 && (
          <ListRow className={classes.guestRow}>
            <span className={classes.quiet}>{t('regSubs.guest.none')}</span>
          </ListRow>
        )}
      </RowList>
      {!isOver && (form === 'on' ? <Ways stay={stay} /> : <NoForm form={form} />)}
    </Box>
  )
}

function Registered({ item }: { item: SubmissionItem }) {
  const t = useT()
  return (
    <>
      <IconCircleCheck size={18} stroke={1.6} color="var(--good)" aria-hidden />
      <span className={classes.stayWords}>
        <Link className={classes.name} to="/registration/submissions" search={{ id: item.id }} dir="auto">
          {nameOf(t, item)}
        </Link>
        <span className={classes.quiet}>{t('regSubs.people', { count: peopleOf(item) })}</span>
        <Sent submission={item} />
      </span>
      <Standing submission={item} />
    </>
  )
}

/** To fill it in together, or to be reminded of it where there is an address. */
function Ways({ stay }: { stay: Stay }) {
  const { id, guest } = stay
  const t = useT()
  const can = useCan()
  const [isAtDesk, desk] = useDisclosure(false)
  const [isReminding, reminding] = useDisclosure(false)
  const canRemind =
    can('messages:send') &&
    stay.state === 'precheckin' &&
    !isWhollyRegistered(stay) &&
    Boolean(guest.email ?? guest.phone)
  return (
    <div className={classes.ways}>
      {can('registration:reveal') && (
        <Button
          variant="default"
          leftSection={<IconDeviceTablet size={16} stroke={1.7} aria-hidden />}
          onClick={desk.open}
        >
          {t('regSubs.desk')}
        </Button>
      )}
      {canRemind && (
        <Button
          variant="default"
          leftSection={<IconSend size={16} stroke={1.7} aria-hidden />}
          onClick={reminding.open}
        >
          {t('regSubs.remind')}
        </Button>
      )}
      {isAtDesk && <DeskDialog bookingId={id} name={guest.firstName} onClose={desk.close} />}
      {isReminding && <RemindDialog bookingIds={[id]} onClose={reminding.close} />}
    </div>
  )
}
