import type { SubmissionItem } from '@innkeeper/api/registration/submissions.ts'
import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { listColumns } from '../../../../components/data-list/list-table.ts'
import { ROW_TARGET } from '../../../../components/data-list/row-keys.ts'
import { NameButton } from '../../../../components/page/name-button.tsx'
import { StateBadge } from '../../../../components/states/state-badge.tsx'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useT } from '../../../../platform/texts.ts'
import { useMoment } from '../../../../platform/use-moment.ts'
import classes from '../submissions.module.css'
import { nameOf, peopleOf } from '../words.ts'
import { SelectPage, SelectSubmission } from './select.tsx'

const column = listColumns<SubmissionItem>()
const SELECT = column.display({
  id: 'select',
  header: () => <SelectPage />,
  cell: ({ row }) => <SelectSubmission submission={row.original} />,
})

/** Chosen are those to be printed, by whoever may. */
export function useSubmissionColumns(onOpen: (id: string) => void, isChoosable: boolean) {
  const t = useT()
  return useMemo(
    () =>
      column.columns([
        ...(isChoosable ? [SELECT] : []),
        column.display({
          id: 'name',
          header: t('regSubs.column.name'),
          cell: ({ row }) => <Sender submission={row.original} onOpen={onOpen} />,
        }),
        column.display({
          id: 'unit',
          header: t('regSubs.column.room'),
          cell: ({ row }) => <span className={classes.room}>{row.original.unit}</span>,
        }),
        column.accessor('arrival', {
          header: t('regSubs.column.arrival'),
          cell: ({ row }) => <span className={classes.day}>{formatDateOnly(row.original.arrival)}</span>,
        }),
        column.display({
          id: 'people',
          header: t('regSubs.column.people'),
          cell: ({ row }) => peopleOf(row.original),
        }),
        column.display({
          id: 'sent',
          header: t('regSubs.column.sent'),
          cell: ({ row }) => <Sent submission={row.original} />,
        }),
        column.display({
          id: 'standing',
          header: t('regSubs.column.standing'),
          cell: ({ row }) => <Standing submission={row.original} />,
        }),
        column.display({
          id: 'kept',
          header: t('regSubs.column.kept'),
          cell: ({ row }) => <Kept submission={row.original} />,
        }),
      ]),
    [t, onOpen, isChoosable],
  )
}

type Shown = { submission: SubmissionItem }

/** Covers its row: a click anywhere opens the registration. What nobody has read stands out. */
export function Sender({ submission, onOpen }: Shown & { onOpen: (id: string) => void }) {
  const t = useT()
  const { id, isUnread, bookingNumber, person } = submission
  return (
    <div className={classes.sender} data-unread={isUnread || undefined}>
      <NameButton {...ROW_TARGET} onClick={() => onOpen(id)}>
        {isUnread && <span className={classes.dot} role="img" aria-label={t('regSubs.unread')} />}
        <span dir="auto">{nameOf(t, submission)}</span>
      </NameButton>
      <span className={classes.quiet}>
        {person === 'adult' ? t('regSubs.ofBooking', { number: bookingNumber }) : bookingNumber}
      </span>
    </div>
  )
}

/** When, and by whom: the guest, or who filled it in with them. */
export function Sent({ submission: { sentAt, author } }: Shown) {
  const t = useT()
  const { moment } = useMoment()
  return (
    <div>
      <span className={classes.sentWord}>{t('regSubs.sentAt')} </span>
      <time className={classes.day} dateTime={sentAt}>
        {moment(sentAt)}
      </time>
      <span className={classes.quiet}>
        {author ? t('regSubs.byStaff', { name: author }) : t('regSubs.byGuest')}
      </span>
    </div>
  )
}

export function Standing({ submission: { isLocked, checkedAt, isUnread } }: Shown) {
  const t = useT()
  if (isLocked) return <StateBadge tone="quiet">{t('regSubs.state.locked')}</StateBadge>
  if (checkedAt) return <StateBadge tone="good">{t('regSubs.state.checked')}</StateBadge>
  if (isUnread) return <StateBadge tone="notice">{t('regSubs.state.unread')}</StateBadge>
  return <StateBadge tone="wait">{t('regSubs.state.toCheck')}</StateBadge>
}

export function Kept({ submission: { keptUntil, isLocked } }: Shown) {
  const t = useT()
  return (
    <span className={classes.kept}>
      {isLocked && <IconLock size={15} stroke={1.7} role="img" aria-label={t('regSubs.state.locked')} />}
      <span className={classes.keptWord}>{t('regSubs.keptUntil')}</span> {formatDateOnly(keptUntil)}
    </span>
  )
}
