import { ACCEPTED } from '@innkeeper/domain/media/accepted.ts'
import type { MediaKind } from '@innkeeper/domain/media/file-schema.ts'
import { Button, FileButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import classes from './media.module.css'

type Props = { kind?: MediaKind; isOver: boolean; onFiles: (files: File[]) => void }

/** Where files come in: dropped, pasted, chosen, or taken with the camera of a phone. */
export function UploadArea({ kind, isOver, onFiles }: Props) {
  const t = useT()
  const hasCamera = useMediaQuery('(pointer: coarse)', false)
  const accept = kind ? ACCEPTED[kind] : `${ACCEPTED.picture},${ACCEPTED.document}`
  return (
    <div className={classes.area} data-over={isOver}>
      <div className={classes.areaButtons}>
        <FileButton accept={accept} multiple onChange={onFiles}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={16} stroke={1.7} />}>
              {t('media.choose')}
            </Button>
          )}
        </FileButton>
        {hasCamera && kind !== 'document' && (
          <FileButton accept="image/jpeg" capture="environment" onChange={(file) => file && onFiles([file])}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconCamera size={16} stroke={1.7} />}>
                {t('media.camera')}
              </Button>
            )}
          </FileButton>
        )}
      </div>
      <p className={classes.areaText}>{isOver ? t('media.dropNow') : t('media.dropHint')}</p>
      <p className={classes.areaLimits}>{kind ? t(`media.limits.${kind}`) : t('media.limits')}</p>
    </div>
  )
}
