import type { AuditItem } from '@innkeeper/api/audit.ts'
import { useMemo } from 'react'
import { listColumns } from '../../components/data-list/list-table.ts'
import { ROW_TARGET } from '../../components/data-list/row-keys.ts'
import { NameButton } from '../../components/page/name-button.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './audit.module.css'
import { When } from './when.tsx'

const column = listColumns<AuditItem>()

export function useAuditColumns(onOpen: (entry: AuditItem) => void) {
  const t = useT()
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'at',
          header: t('audit.when'),
          cell: ({ row }) => <When at={row.original.at} />,
        }),
        column.display({ id: 'who', header: t('audit.who'), cell: ({ row }) => row.original.actorName }),
        column.display({
          id: 'what',
          header: t('audit.what'),
          cell: ({ row: { original } }) => <ActionButton entry={original} onOpen={onOpen} />,
        }),
        column.display({
          id: 'about',
          header: t('audit.about'),
          cell: ({ row }) => <span className={classes.subject}>{row.original.subject}</span>,
        }),
      ]),
    [t, onOpen],
  )
}

/** Covers its row: a click anywhere opens the details. */
export function ActionButton({ entry, onOpen }: { entry: AuditItem; onOpen: (entry: AuditItem) => void }) {
  const t = useT()
  return (
    <NameButton {...ROW_TARGET} onClick={() => onOpen(entry)}>
      {t(`audit.action.${entry.action}`)}
    </NameButton>
  )
}
