import type { MediaFile } from '@innkeeper/api/media.ts'
import type { MediaKind } from '@innkeeper/domain/media/file-schema.ts'
import { Button, Group, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/texts.ts'
import { useMedia } from '../../media/api.ts'
import { FileName } from '../../media/file-name.tsx'
import { MediaFrame } from '../../media/media-frame.tsx'
import { MediaThumbnail } from '../../media/media-thumbnail.tsx'
import classes from './media-field.module.css'
import { PickMediaButton } from './pick-media-button.tsx'

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
  const file = useMedia(value ? [value] : []).get(value ?? '')
  return (
    <Input.Wrapper label={label} description={description} error={error}>
      <Group mt={4} gap="sm" wrap="nowrap">
        {value && (
          <span className={classes.picture}>
            <MediaFrame width={70} height={70}>
              <MediaThumbnail key={value} file={file} mediaId={value} width={160} />
            </MediaFrame>
          </span>
        )}
        <div className={classes.words}>
          {file && <FileName file={file} />}
          <Group gap="xs">
            <PickMediaButton kind={kind} onPick={onPick}>
              {value ? t('media.exchange') : t(`media.pick.${kind}`)}
            </PickMediaButton>
            {value && (
              <Button variant="subtle" color="gray" onClick={() => onPick(null)}>
                {t('media.takeOut')}
              </Button>
            )}
          </Group>
        </div>
      </Group>
    </Input.Wrapper>
  )
}
