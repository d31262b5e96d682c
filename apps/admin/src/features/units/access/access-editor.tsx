import type { StaffUnit } from '@innkeeper/api/units.ts'
import { cellsOf, type PastedAccess, pastedAccess } from '@innkeeper/domain/units/access-table.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { Alert, Button, FileButton, Switch } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { LeaveGuard } from '../../../components/editing/form/leave-guard.tsx'
import { StickyBar } from '../../../components/editing/sticky-bar/sticky-bar.tsx'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useSaveAccess } from '../api.ts'
import { readTextFile } from '../read-file.ts'
import classes from './access.module.css'
import { changesToSave } from './access-changes.ts'
import { AccessTable } from './access-table.tsx'
import { useAccessEdits } from './use-access-edits.ts'

type Props = { units: readonly StaffUnit[]; categories: readonly UnitCategory[] }

/** The table with what was typed into it; nothing is saved before somebody says so. */
export function AccessEditor({ units, categories }: Props) {
  const t = useT()
  const { changed, shown, edit, clear } = useAccessEdits(units)
  const [isCovered, setCovered] = useState(true)
  const [left, setLeft] = useState<readonly string[]>([])
  const save = useSaveAccess()
  const tellFailure = useFailureNotice(t('unitAccess.failed'))
  const count = Object.keys(changed).length

  const take = ({ edits, left: unknown }: PastedAccess) => {
    edit(edits)
    setLeft(unknown)
  }
  const readFile = async (file: File | null) => {
    if (!file) return
    take(pastedAccess(cellsOf(await readTextFile(file)), { row: 0, field: 'doorCode' }, units))
  }
  const send = () =>
    save.mutate(changesToSave(changed, units), {
      onSuccess: () => {
        clear()
        setLeft([])
        showDone(t('unitAccess.saved', { count }))
      },
      onError: tellFailure,
    })

  return (
    <>
      <div className={classes.tools}>
        <Switch
          label={t('unitAccess.show')}
          checked={!isCovered}
          onChange={(event) => setCovered(!event.currentTarget.checked)}
        />
        <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void readFile(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileUpload size={16} stroke={1.7} />}>
              {t('unitAccess.file')}
            </Button>
          )}
        </FileButton>
      </div>
      {left.length > 0 && (
        <Alert color="yellow" variant="light" role="status" className={classes.left}>
          {t('unitAccess.left', { count: left.length, rooms: left.slice(0, 10).join(', ') })}
        </Alert>
      )}
      <AccessTable
        units={units}
        categories={categories}
        shown={shown}
        changed={changed}
        isCovered={isCovered}
        onEdit={edit}
        onPaste={(text, cell) => take(pastedAccess(cellsOf(text), cell, units))}
      />
      {count > 0 && (
        <StickyBar status={t('unitAccess.changed', { count })}>
          <Button variant="subtle" color="gray" onClick={clear} disabled={save.isPending}>
            {t('action.discard')}
          </Button>
          <Button onClick={send} loading={save.isPending}>
            {t('action.save')}
          </Button>
        </StickyBar>
      )}
      <LeaveGuard isDirty={count > 0} onDiscard={clear} />
    </>
  )
}
