import type { MediaFile } from '@innkeeper/api/media.ts'
import { TextInput } from '@mantine/core'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { MediaRow } from '../../../components/editing/media/media-row.tsx'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useT } from '../../../platform/texts.ts'
import { boxIn, type TextKey, withAlt } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'

type Props = {
  mediaId: string
  file: MediaFile | undefined
  textKey: TextKey
  /** Where it stands among the pictures of the card. */
  at: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A picture of the card; empty words fall back to those of the file. */
export function ChosenPicture({ mediaId, file, textKey, at, count, onMove, onRemove }: Props) {
  const t = useT()
  const store = useStore()
  const language = useContentLanguages().find(({ index }) => index === textKey.language)
  const alt = useDraftField(
    (draft) => boxIn(draft, textKey)?.pictures?.find((picture) => picture.mediaId === mediaId)?.alt ?? '',
  )
  const n = at + 1
  return (
    <MediaRow mediaId={mediaId} file={file}>
      <TextInput
        label={t('pictures.alt', { n, language: language?.title ?? '' })}
        placeholder={file?.alt[textKey.language] || t('pictures.altExample')}
        value={alt}
        maxLength={300}
        lang={language?.code}
        onChange={({ currentTarget: { value } }) =>
          store.change((draft) => withAlt(draft, textKey, mediaId, value))
        }
      />
      <RowButtons
        words={{
          earlier: t('pictures.earlier', { n }),
          later: t('pictures.later', { n }),
          remove: t('pictures.remove', { n }),
        }}
        place={at}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
      />
    </MediaRow>
  )
}
