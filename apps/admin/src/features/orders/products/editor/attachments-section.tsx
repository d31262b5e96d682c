import type { MediaFile } from '@innkeeper/api/media.ts'
import { ATTACHMENTS_MAX } from '@innkeeper/domain/orders/constants.ts'
import { Group } from '@mantine/core'
import { IconFileTypePdf, IconPhotoPlus } from '@tabler/icons-react'
import { LanguageTabs } from '../../../../components/editing/languages/language-tabs.tsx'
import { MediaRow } from '../../../../components/editing/media/media-row.tsx'
import { PickMediaButton } from '../../../../components/editing/media/pick-media-button.tsx'
import { RowButtons } from '../../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../../components/editing/row-buttons/use-row-words.ts'
import { useMedia } from '../../../../components/media/api.ts'
import { Box } from '../../../../components/page/box.tsx'
import { moved } from '../../../../platform/moved.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from './editor.module.css'
import { NameField } from './name-field.tsx'
import type { ProductSectionProps } from './section-props.ts'

const KINDS = [
  { kind: 'picture', label: 'pictures.add', Sign: IconPhotoPlus },
  { kind: 'document', label: 'products.addDocument', Sign: IconFileTypePdf },
] as const

type Props = ProductSectionProps & { language: number; onLanguage: (language: number) => void }

/** Pictures and documents in the order guests see them; the first picture stands in lists. */
export function AttachmentsSection({ form: { draft, set }, language, onLanguage }: Props) {
  const t = useT()
  const rowWords = useRowWords()
  const { attachments } = draft
  const files = useMedia(attachments.map(({ mediaId }) => mediaId))
  const documents = attachments.filter(({ kind }) => kind === 'pdf')
  const isFull = attachments.length >= ATTACHMENTS_MAX
  const add = (file: MediaFile) => {
    if (attachments.some(({ mediaId }) => mediaId === file.id)) return
    const kind = file.kind === 'document' ? 'pdf' : 'picture'
    set({ attachments: [...attachments, { kind, mediaId: file.id }] })
  }
  return (
    <Box title={t('products.section.attachments')} aside={t('products.firstPicture')}>
      {documents.length > 0 && (
        <LanguageTabs
          language={language}
          onLanguage={onLanguage}
          isMissing={(index) => documents.some(({ names }) => !names?.[index]?.trim())}
        />
      )}
      {attachments.length > 0 && (
        <ol className={classes.rows} aria-label={t('products.section.attachments')}>
          {attachments.map((attachment, at) => {
            const { mediaId, kind, names = {} } = attachment
            const name = files.get(mediaId)?.fileName ?? t(`products.attachment.${kind}`)
            return (
              <MediaRow key={mediaId} mediaId={mediaId} file={files.get(mediaId)} isDocument={kind === 'pdf'}>
                {kind === 'pdf' ? (
                  <div className={classes.named}>
                    <NameField
                      label={t('products.documentName', { name })}
                      example={t('products.documentExample')}
                      names={names}
                      language={language}
                      error={undefined}
                      onChange={(next) =>
                        set({ attachments: attachments.with(at, { ...attachment, names: next }) })
                      }
                    />
                    <span className={classes.quiet}>{name}</span>
                  </div>
                ) : (
                  <span className={classes.fileName}>{name}</span>
                )}
                <RowButtons
                  words={rowWords(name)}
                  place={at}
                  count={attachments.length}
                  onMove={(by) => set({ attachments: moved(attachments, at, by) })}
                  onRemove={() => set({ attachments: attachments.toSpliced(at, 1) })}
                />
              </MediaRow>
            )
          })}
        </ol>
      )}
      <Group gap="xs">
        {KINDS.map(({ kind, label, Sign }) => (
          <PickMediaButton
            key={kind}
            kind={kind}
            disabled={isFull}
            leftSection={<Sign size={16} stroke={1.6} />}
            onPick={add}
          >
            {t(label)}
          </PickMediaButton>
        ))}
      </Group>
    </Box>
  )
}
