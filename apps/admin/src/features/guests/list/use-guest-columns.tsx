import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import type { GuestListSort } from '@innkeeper/domain/guests/list-segments.ts'
import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import { listColumns } from '../../../components/data-list/list-table.ts'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'
import { RegisteredIcon } from '../registered-mark.tsx'
import { useStayDate } from '../use-stay-date.ts'
import { GuestLinkButtons } from './guest-link.tsx'
import { GuestName, GuestRoom } from './guest-name.tsx'
import { GuestStanding } from './guest-standing.tsx'
import { SelectGuest, SelectPage } from './selection.tsx'

const column = listColumns<GuestListItem>()

/** What stands on the guest's page as well, where a row has no place for it. */
const ON_WIDE_SCREENS = ['contact', 'rateCode']

type Shown = { today: string; sorts: readonly GuestListSort[] }

/** A list that is long can be sorted by fewer columns than one of a day. */
export function useGuestColumns({ today, sorts }: Shown) {
  const t = useT()
  const stayDate = useStayDate()
  const isNarrow = useMediaQuery('(max-width: 1250px)', false, { getInitialValueInEffect: false })
  return useMemo(() => {
    const sorted = (by: GuestListSort) => ({ enableSorting: sorts.includes(by) })
    const columns = column.columns([
      column.display({
        id: 'select',
        header: () => <SelectPage />,
        cell: ({ row }) => <SelectGuest guest={row.original} />,
      }),
      column.accessor('lastName', {
        ...sorted('lastName'),
        header: t('guests.name'),
        cell: ({ row }) => <GuestName guest={row.original} />,
      }),
      column.accessor('unit', {
        ...sorted('unit'),
        header: t('guests.unit'),
        cell: ({ row }) => <GuestRoom guest={row.original} />,
      }),
      column.accessor('arrival', {
        ...sorted('arrival'),
        header: t('guests.arrival'),
        cell: ({ row: { original } }) => (
          <>
            <span className={classes.day}>{stayDate(original.arrival)}</span>
            <span className={classes.quiet}>{original.expectedArrival}</span>
          </>
        ),
      }),
      column.accessor('departure', {
        ...sorted('departure'),
        header: t('guests.departure'),
        cell: ({ row }) => <span className={classes.day}>{stayDate(row.original.departure)}</span>,
      }),
      column.display({
        id: 'contact',
        header: t('guests.contact'),
        cell: ({ row: { original } }) => (
          <>
            <span className={classes.contact}>{original.phone}</span>
            <span className={`${classes.quiet} ${classes.contact}`}>{original.email}</span>
          </>
        ),
      }),
      column.display({
        id: 'rateCode',
        header: t('guests.rateCode'),
        cell: ({ row }) => row.original.rateCode,
      }),
      column.display({
        id: 'state',
        header: t('guests.state'),
        cell: ({ row: { original } }) => (
          <span className={classes.marks}>
            <GuestStanding guest={original} today={today} />
            {original.isRegistered && <RegisteredIcon />}
          </span>
        ),
      }),
      column.display({
        id: 'link',
        header: () => <VisuallyHidden>{t('guests.link')}</VisuallyHidden>,
        cell: ({ row }) => <GuestLinkButtons guest={row.original} />,
      }),
    ])
    return isNarrow ? columns.filter(({ id }) => !ON_WIDE_SCREENS.includes(id ?? '')) : columns
  }, [t, stayDate, today, sorts, isNarrow])
}
