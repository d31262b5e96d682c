import type { GuestListItem } from '@innkeeper/api/guests.ts'
import { VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { listColumns } from '../../components/data-list/list-table.ts'
import { useT } from '../../platform/texts.ts'
import { GuestLinkButtons, GuestName } from './guest-link.tsx'
import { GuestState } from './guest-state.tsx'
import classes from './guests.module.css'
import { useStayDate } from './use-stay-date.ts'

const column = listColumns<GuestListItem>()

export function useGuestColumns() {
  const t = useT()
  const stayDate = useStayDate()
  return useMemo(
    () =>
      column.columns([
        column.accessor('lastName', {
          header: t('guests.name'),
          cell: ({ row }) => <GuestName guest={row.original} />,
        }),
        column.accessor('unit', {
          header: t('guests.unit'),
          cell: ({ row: { original } }) => (
            <>
              <span className={classes.unit}>{original.unit ?? t('guests.noUnit')}</span>
              <span className={classes.quiet}>{original.unitCategory}</span>
            </>
          ),
        }),
        column.accessor('arrival', {
          header: t('guests.arrival'),
          cell: ({ row }) => stayDate(row.original.arrival),
        }),
        column.accessor('departure', {
          header: t('guests.departure'),
          cell: ({ row }) => stayDate(row.original.departure),
        }),
        column.display({
          id: 'state',
          header: t('guests.state'),
          cell: ({ row }) => <GuestState state={row.original.state} />,
        }),
        column.display({
          id: 'link',
          header: () => <VisuallyHidden>{t('guests.link')}</VisuallyHidden>,
          cell: ({ row }) => <GuestLinkButtons guest={row.original} />,
        }),
      ]),
    [t, stayDate],
  )
}
