import { ATTACHMENTS_MAX } from '@innkeeper/domain/orders/constants.ts'
import { Button, Group } from '@mantine/core'
import { IconFileTypePdf, IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMedia } from '../../../../components/media/api.ts'
import { MediaPicker } from '../../../../components/media/media-picker.tsx'
import { MediaThumbnail } from '../../../../components/media/media-thumbnail.tsx'
import { Box } from '../../../../components/page/box.tsx'
import { moved } from '../../../../platform/moved.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from './editor.module.css'
import { RowButtons } from './row-buttons.tsx'
import type { ProductSectionProps } from './section-props.ts'

/** Pictures and documents in the order guests see them; the first picture stands in lists. */
export function AttachmentsSection({ form: { draft, set } }: ProductSectionProps) {
  const t = useT()
  const [picking, setPicking] = useState<'picture' | 'document' | null>(null)
  const { attachments } = draft
  const files = useMedia(attachments.map(({ mediaId }) => mediaId))
  const isFull = attachments.length >= ATTACHMENTS_MAX
  return (
    <Box title={t('products.section.attachments')} aside={t('products.firstPicture')}>
      {attachments.length > 0 && (
        <ol className={classes.rows} aria-label={t('products.section.attachments')}>
          {attachments.map(({ mediaId, kind }, at) => {
            const name = files.get(mediaId)?.fileName ?? t(`products.attachment.${kind}`)
            return (
              <li key={mediaId} className={classes.attachment}>
                <span className={classes.thumb}>
                  {kind === 'pdf' ? (
                    <IconFileTypePdf stroke={1.4} aria-hidden />
                  ) : (
                    <MediaThumbnail file={files.get(mediaId)} mediaId={mediaId} width={160} />
                  )}
                </span>
                <span className={classes.fileName}>{name}</span>
                <RowButtons
                  name={name}
                  place={at}
                  count={attachments.length}
                  onMove={(by) => set({ attachments: moved(attachments, at, by) })}
                  onRemove={() => set({ attachments: attachments.toSpliced(at, 1) })}
                />
              </li>
            )
          })}
        </ol>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={isFull}
          leftSection={<IconPhotoPlus size={16} stroke={1.6} />}
          onClick={() => setPicking('picture')}
        >
          {t('pictures.add')}
        </Button>
        <Button
          variant="default"
          disabled={isFull}
          leftSection={<IconFileTypePdf size={16} stroke={1.6} />}
          onClick={() => setPicking('document')}
        >
          {t('products.addDocument')}
        </Button>
      </Group>
      <MediaPicker
        kind={picking ?? 'picture'}
        opened={picking !== null}
        onClose={() => setPicking(null)}
        onPick={(file) => {
          if (attachments.some(({ mediaId }) => mediaId === file.id)) return
          const kind = file.kind === 'document' ? 'pdf' : 'picture'
          set({ attachments: [...attachments, { kind, mediaId: file.id }] })
        }}
      />
    </Box>
  )
}
