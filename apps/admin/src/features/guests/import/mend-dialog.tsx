import type { BookingImport, ImportRow } from '@innkeeper/api/guests/import.ts'
import { Alert, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useMendRow } from './api.ts'
import classes from './import.module.css'
import { useProblemWords } from './use-problem-words.ts'

type Props = { staged: BookingImport; row: ImportRow; onClose: () => void }

/** The cells of a refused row, what is wrong with them beside them; it closes once nothing is. */
export function MendDialog({ staged, row, onClose }: Props) {
  const t = useT()
  const formId = useId()
  const mend = useMendRow(staged.id)
  const problemWords = useProblemWords()
  const [looked, setLooked] = useState(row)
  const [cells, setCells] = useState(staged.columns.map((_, index) => row.cells?.[index] ?? ''))
  const isAsked = (index: number) =>
    staged.meanings[index] !== null || looked.problems.some(({ column }) => column === index)
  const wrongAt = (index: number) =>
    looked.problems.filter(({ column }) => column === index).map((problem) => problemWords(looked, problem))
  const elsewhere = looked.problems.filter(({ column }) => column === null)
  const first = looked.problems.find(({ column }) => column !== null)?.column ?? 0

  const save = () =>
    mend.mutate(
      { row: row.row, cells },
      {
        onSuccess: (answer) => {
          const { row: after } = answer as { row: ImportRow }
          setLooked(after)
          if (after.outcome === 'refused') return
          showDone(t('bookingImport.mended', { line: row.line }))
          onClose()
        },
      },
    )

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('bookingImport.mend.title', { line: row.line })}
      buttons={
        <DialogButtons
          onCancel={onClose}
          action={{ label: t('bookingImport.mend.save'), form: formId, isPending: mend.isPending }}
        />
      }
    >
      <form
        id={formId}
        className={classes.mend}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {elsewhere.map((problem) => (
          <Alert key={`${problem.field} ${problem.problem}`} color="yellow" variant="light" role="alert">
            {problemWords(looked, problem)}
          </Alert>
        ))}
        {staged.columns.map(({ name }, index) =>
          isAsked(index) ? (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and names may be the same.
              key={index}
              label={name || t('bookingImport.column', { number: index + 1 })}
              value={cells[index] ?? ''}
              error={wrongAt(index).join(' ') || undefined}
              data-autofocus={index === first || undefined}
              onChange={(event) => setCells(cells.with(index, event.currentTarget.value))}
            />
          ) : null,
        )}
        {mend.isSuccess && looked.outcome === 'refused' && (
          <p role="status" className={classes.quiet}>
            {t('bookingImport.mend.stillRefused')}
          </p>
        )}
        <ErrorAlert error={mend.error} />
      </form>
    </Dialog>
  )
}
