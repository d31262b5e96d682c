import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useMemo } from 'react'
import { listColumns } from '../../../components/data-list/list-table.ts'
import { useT } from '../../../platform/texts.ts'
import { RequestAnswer } from './request-buttons.tsx'
import { GuestCell, SelectAll, SelectCell, TotalCell, WantedCell, WhatCell } from './request-cells.tsx'
import { RequestUnit } from './request-unit.tsx'

const column = listColumns<RequestListItem>()

export function useRequestColumns() {
  const t = useT()
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'select',
          header: () => <SelectAll />,
          cell: ({ row }) => <SelectCell request={row.original} />,
        }),
        column.accessor('unit', {
          header: t('requests.column.unit'),
          cell: ({ row }) => <RequestUnit request={row.original} />,
        }),
        column.accessor('requestTime', {
          header: t('requests.column.requested'),
          cell: ({ row }) => <GuestCell request={row.original} />,
        }),
        column.display({
          id: 'what',
          header: t('requests.column.what'),
          cell: ({ row }) => <WhatCell request={row.original} />,
        }),
        column.accessor('timeRequested', {
          header: t('requests.column.wanted'),
          cell: ({ row }) => <WantedCell request={row.original} />,
        }),
        column.accessor('total', {
          header: t('requests.column.total'),
          cell: ({ row }) => <TotalCell request={row.original} />,
        }),
        column.display({
          id: 'answer',
          header: t('requests.column.answer'),
          cell: ({ row }) => <RequestAnswer request={row.original} />,
        }),
      ]),
    [t],
  )
}
