import { Alert, Autocomplete, Checkbox, FileInput, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../components/dialog/dialog-buttons.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { type UploadOutcome, useUploadFonts } from './api.ts'
import { familyProblem, fileProblem } from './chosen-files.ts'
import classes from './fonts.module.css'

type Props = {
  /** Those that are there; another weight can join one. */
  families: string[]
  onClose: () => void
}

/** Files of one family, with the word of whoever uploads them that the house may use them. */
export function UploadDialog({ families, onClose }: Props) {
  const t = useT()
  const [files, setFiles] = useState<File[]>([])
  const [family, setFamily] = useState('')
  const [hasLicence, setLicence] = useState(false)
  const [refused, setRefused] = useState<UploadOutcome[]>([])
  const upload = useUploadFonts()
  const nameProblem = familyProblem(family)
  const wrong = files.flatMap((file) => {
    const problem = fileProblem(file)
    return problem ? [t(`fonts.problem.${problem}`, { name: file.name })] : []
  })
  const isReady = files.length > 0 && wrong.length === 0 && !nameProblem && hasLicence

  const send = () =>
    upload.mutate(
      { files, family },
      {
        onSuccess: (outcomes) => {
          const failed = outcomes.filter(({ error }) => error !== null)
          const count = outcomes.length - failed.length
          if (count > 0) notifications.show({ color: 'brand', message: t('fonts.uploaded', { count }) })
          if (failed.length === 0) return onClose()
          // What was kept need not be sent again.
          setRefused(failed)
          setFiles(failed.map(({ file }) => file))
        },
      },
    )

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('fonts.upload')}
      buttons={
        <DialogButtons
          onCancel={onClose}
          action={{
            label: t('fonts.upload.do', { count: files.length }),
            onClick: send,
            isPending: upload.isPending,
            isDisabled: !isReady,
          }}
        />
      }
    >
      <Stack gap="md">
        <FileInput
          label={t('fonts.upload.files')}
          description={t('fonts.upload.filesHint')}
          placeholder={t('fonts.upload.choose')}
          leftSection={<IconUpload size={16} stroke={1.7} />}
          accept=".woff2,font/woff2"
          multiple
          clearable
          clearButtonProps={{ 'aria-label': t('action.clear') }}
          value={files}
          onChange={(chosen) => {
            setFiles(chosen)
            setRefused([])
          }}
          error={wrong.length > 0 ? wrong.join(' ') : undefined}
        />
        <Autocomplete
          label={t('fonts.upload.family')}
          description={t('fonts.upload.familyHint')}
          data={families}
          value={family}
          onChange={setFamily}
          maxLength={40}
          error={nameProblem ? t(`fonts.problem.name.${nameProblem}`) : undefined}
        />
        <Checkbox
          label={t('fonts.upload.licence')}
          checked={hasLicence}
          onChange={(event) => setLicence(event.currentTarget.checked)}
        />
        {refused.length > 0 && (
          <Alert color="red" variant="light" role="alert" title={t('fonts.upload.refused')}>
            <ul className={classes.refused}>
              {refused.map(({ file, error }) => (
                <li key={file.name}>
                  {file.name}: {errorText(t, error)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}
