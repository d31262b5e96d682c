import type { MediaFile } from '@innkeeper/api/media.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { ErrorAlert } from '../states/error-alert.tsx'
import { AltFields } from './alt-fields.tsx'
import { useChangeMedia } from './api.ts'
import classes from './media.module.css'
import { changeOf, isSameChange, tidied } from './media-change.ts'
import { MediaThumbnail } from './media-thumbnail.tsx'

type Props = { file: MediaFile; onBack: () => void; onReady: (file: MediaFile) => void }

/** Asks what a chosen picture shows, while one has it before one's eyes; to be left out if need be. */
export function AltStep({ file, onBack, onReady }: Props) {
  const t = useT()
  const [change, setChange] = useState(() => changeOf(file))
  const save = useChangeMedia(file.id)
  const use = () => {
    if (save.isPending) return
    if (isSameChange(change, changeOf(file))) onReady(file)
    else save.mutate(tidied(change), { onSuccess: onReady })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
      onKeyDown={(event) => {
        // One sentence has one line: Enter ends it, as in any other field.
        const isEnd = event.key === 'Enter' && !event.shiftKey && event.target instanceof HTMLTextAreaElement
        if (!isEnd || event.nativeEvent.isComposing) return
        event.preventDefault()
        use()
      }}
    >
      <div className={classes.altStep}>
        <div className={classes.preview}>
          <MediaThumbnail file={file} mediaId={file.id} width={640} />
        </div>
        <Stack gap="sm">
          <p className={classes.hint}>{t('media.alt.why')}</p>
          <AltFields value={change} onChange={(value) => setChange({ ...change, ...value })} />
          <ErrorAlert error={save.error} />
        </Stack>
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" color="gray" mr="auto" onClick={onBack}>
          {t('media.back')}
        </Button>
        <Button variant="default" onClick={() => onReady(file)}>
          {t('media.useWithoutAlt')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('media.use')}
        </Button>
      </Group>
    </form>
  )
}
