import type { AuditItem } from '@innkeeper/api/audit.ts'
import { useMemo } from 'react'
import { listColumns } from '../../components/data-list/list-table.ts'
import { ROW_TARGET } from '../../components/data-list/row-keys.ts'
import { NameButton } from '../../components/page/name-button.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './audit.module.css'
import { useSentence } from './use-sentence.ts'
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
        column.display({
          id: 'says',
          header: t('audit.says'),
          cell: ({ row: { original } }) => <SentenceButton entry={original} onOpen={onOpen} />,
        }),
      ]),
    [t, onOpen],
  )
}

/** Covers its row: a click anywhere opens the details. */
export function SentenceButton({ entry, onOpen }: { entry: AuditItem; onOpen: (entry: AuditItem) => void }) {
  const sentence = useSentence()
  return (
    <NameButton {...ROW_TARGET} className={classes.says} onClick={() => onOpen(entry)}>
      {sentence(entry)}
    </NameButton>
  )
}
