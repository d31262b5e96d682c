import type { MediaFile } from '@innkeeper/api/media.ts'
import type { MediaKind } from '@innkeeper/domain/media/file-schema.ts'
import { Button, Group, Input } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useT } from '../../platform/texts.ts'
import { useMedia } from './api.ts'
import classes from './media.module.css'
import { MediaPicker } from './media-picker.tsx'
import { MediaThumbnail } from './media-thumbnail.tsx'

type Props = {
  kind: MediaKind
  label: string
  description?: string
  error?: ReactNode
  /** Id of the chosen file. */
  value: string | null
  onPick: (file: MediaFile | null) => void
}

/** A field whose value is a file of the library. */
export function MediaField({ kind, label, description, error, value, onPick }: Props) {
  const t = useT()
  const [isPicking, picking] = useDisclosure(false)
  const file = useMedia(value ? [value] : []).get(value ?? '')
  return (
    <Input.Wrapper label={label} description={description} error={error}>
      <Group mt={4} gap="sm" wrap="nowrap">
        {value && (
          <span className={classes.fieldPicture}>
            <MediaThumbnail key={value} file={file} mediaId={value} width={160} />
          </span>
        )}
        <div className={classes.fieldWords}>
          {file && <span className={classes.name}>{file.fileName}</span>}
          <Group gap="xs">
            <Button variant="default" onClick={picking.open}>
              {value ? t('media.exchange') : t(`media.pick.${kind}`)}
            </Button>
            {value && (
              <Button variant="subtle" color="gray" onClick={() => onPick(null)}>
                {t('media.takeOut')}
              </Button>
            )}
          </Group>
        </div>
      </Group>
      <MediaPicker kind={kind} opened={isPicking} onClose={picking.close} onPick={onPick} />
    </Input.Wrapper>
  )
}
