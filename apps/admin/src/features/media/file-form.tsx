import type { MediaFile, MediaUse } from '@innkeeper/api/media.ts'
import { FILE_NAME_MAX } from '@innkeeper/domain/media/file-name.ts'
import { CREDIT_MAX } from '@innkeeper/domain/media/file-schema.ts'
import { Alert, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { LeaveGuard } from '../../components/editing/form/leave-guard.tsx'
import { AltFields } from '../../components/media/alt-fields.tsx'
import { useChangeMedia } from '../../components/media/api.ts'
import { changeOf, isSameChange, rebased, tidied } from '../../components/media/media-change.ts'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { DeleteMedia } from './delete-media.tsx'
import { FileFacts } from './file-facts.tsx'
import { FocalPointField } from './focal-point-field.tsx'
import classes from './media-page.module.css'
import { MediaUses } from './media-uses.tsx'

type Props = { file: MediaFile; uses: readonly MediaUse[]; onClose: () => void }

export function FileForm({ file, uses, onClose }: Props) {
  const t = useT()
  const saved = changeOf(file)
  const [base, setBase] = useState(saved)
  const [change, setChange] = useState(saved)
  if (!isSameChange(base, saved)) {
    setBase(saved)
    setChange(rebased(change, base, saved))
  }
  const [isDeleting, deleting] = useDisclosure(false)
  const save = useChangeMedia(file.id)
  const isDirty = !isSameChange(change, saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    save.mutate(tidied(change), {
      onSuccess: (answer) => {
        setChange(changeOf(answer))
        notifications.show({ color: 'brand', message: t('media.saved', { name: answer.fileName }) })
      },
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        {file.kind === 'picture' && (
          <FocalPointField
            file={file}
            value={change}
            onChange={(point) => setChange({ ...change, ...point })}
          />
        )}
        <FileFacts file={file} />
        {file.kind === 'picture' && (
          <Fieldset
            variant="unstyled"
            legend={t('media.alt.title')}
            classNames={{ root: classes.words, legend: classes.legend }}
          >
            <AltFields value={change} onChange={(words) => setChange({ ...change, ...words })} />
          </Fieldset>
        )}
        <TextInput
          label={t('media.name')}
          required
          maxLength={FILE_NAME_MAX}
          value={change.fileName}
          onChange={(event) => setChange({ ...change, fileName: event.currentTarget.value })}
        />
        {file.kind === 'picture' && (
          <TextInput
            label={t('media.credit')}
            description={t('media.creditHint')}
            maxLength={CREDIT_MAX}
            value={change.credit ?? ''}
            onChange={(event) => setChange({ ...change, credit: event.currentTarget.value })}
          />
        )}
        <MediaUses uses={uses} />
        {save.error && (
          <Alert color="red" variant="light" role="alert">
            {errorText(t, save.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="subtle" color="red" mr="auto" onClick={deleting.open}>
            {t('action.delete')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!isDirty || change.fileName.trim() === ''}>
            {t('action.save')}
          </Button>
        </Group>
      </Stack>
      <LeaveGuard isDirty={isDirty} onDiscard={() => setChange(saved)} />
      {isDeleting && (
        <DeleteMedia
          file={file}
          uses={uses}
          onClose={deleting.close}
          onDeleted={() => {
            // Nothing of a deleted file is left to be saved, and the guard must know before the drawer closes.
            flushSync(() => setChange(saved))
            onClose()
          }}
        />
      )}
    </form>
  )
}
