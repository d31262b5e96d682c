import { CallError } from '@innkeeper/api/client.ts'
import { type GuestbookImport, importGuestbook } from '@innkeeper/api/guestbook/files.ts'
import { MAX_FILE_BYTES } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { IMPORT_MODES, type ImportMode } from '@innkeeper/domain/guestbook/guestbook-import.ts'
import { Alert, FileInput, Radio, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { call } from '../../../platform/call.ts'
import { codeText, errorText } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { useCardCommands } from '../use-card-commands.ts'
import { ImportReport } from './import-report.tsx'

type Props = { isOpen: boolean; onClose: () => void }

/** Reads a file, says what it would do, and does it only then; what comes in are drafts. */
export function ImportDialog({ isOpen, onClose }: Props) {
  const t = useT()
  const commands = useCardCommands()
  const [file, setFile] = useState<File | null>(null)
  const [mode, setMode] = useState<ImportMode>('replace')
  const [report, setReport] = useState<GuestbookImport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const forget = () => {
    setReport(null)
    setProblem(null)
  }
  const close = () => {
    forget()
    setFile(null)
    onClose()
  }
  const run = async (dryRun: boolean) => {
    if (!file) return
    // Read here it would only be refused there.
    if (file.size > MAX_FILE_BYTES) return setProblem(codeText(t, 'request/too-large'))
    setIsBusy(true)
    setProblem(null)
    try {
      const answer = await call(importGuestbook, { body: { text: await file.text(), mode, dryRun } })
      setReport(answer)
      if (!answer.isApplied) return
      await commands.refetch()
      notifications.show({ color: 'brand', title: t('import.done'), message: t('import.doneHint') })
      close()
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setIsBusy(false)
    }
  }
  const problemText = (error: unknown): string => {
    const reason =
      error instanceof CallError ? (error.details as { reason?: string } | undefined)?.reason : null
    const known = (
      ['not-json', 'too-deep', 'not-a-guestbook', 'newer-version', 'wrong-content'] as const
    ).find((one) => one === reason)
    return known ? t(`import.problem.${known}`) : errorText(t, error)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('import.title')}
      buttons={
        <DialogButtons
          onCancel={close}
          action={
            report
              ? { label: t('import.confirm'), onClick: () => run(false), isPending: isBusy }
              : { label: t('import.check'), onClick: () => run(true), isPending: isBusy, isDisabled: !file }
          }
        />
      }
    >
      <Stack gap="md">
        <FileInput
          label={t('import.file')}
          description={t('import.fileHint')}
          placeholder={t('import.choose')}
          accept="application/json,.json"
          leftSection={<IconFileImport size={16} stroke={1.6} />}
          value={file}
          onChange={(next) => {
            setFile(next)
            forget()
          }}
          clearable
          clearButtonProps={{ 'aria-label': t('action.clear') }}
        />
        <Radio.Group
          label={t('import.mode')}
          value={mode}
          onChange={(next) => {
            setMode(IMPORT_MODES.find((one) => one === next) ?? mode)
            forget()
          }}
        >
          <Stack gap="xs" mt={6}>
            {IMPORT_MODES.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`import.mode.${one}`)}
                description={t(`import.mode.${one}.text`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {report && <ImportReport report={report} />}
      </Stack>
    </Dialog>
  )
}
