import type { MediaFile } from '@innkeeper/api/media.ts'
import { ActionIcon, Group, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { MediaThumbnail } from '../../../components/media/media-thumbnail.tsx'
import { useT } from '../../../platform/texts.ts'
import { boxIn, type WordsPlace, withAlt } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { useLanguages } from '../use-languages.ts'
import classes from './sections.module.css'

type Props = {
  mediaId: string
  file: MediaFile | undefined
  place: WordsPlace
  number: number
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onRemove: () => void
}

/** A picture of the card; empty words fall back to those of the file. */
export function ChosenPicture({ mediaId, file, place, number, onEarlier, onLater, onRemove }: Props) {
  const t = useT()
  const store = useStore()
  const language = useLanguages().find(({ index }) => index === place.language)
  const alt = useDraftField(
    (draft) => boxIn(draft, place)?.pictures?.find((picture) => picture.mediaId === mediaId)?.alt ?? '',
  )
  return (
    <li className={classes.chosen}>
      <span className={classes.thumb}>
        <MediaThumbnail file={file} mediaId={mediaId} width={160} />
      </span>
      <TextInput
        label={t('pictures.alt', { n: number, language: language?.title ?? '' })}
        placeholder={file?.alt[place.language] || t('pictures.altExample')}
        value={alt}
        maxLength={300}
        lang={language?.code}
        onChange={({ currentTarget: { value } }) =>
          store.change((draft) => withAlt(draft, place, mediaId, value))
        }
      />
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          disabled={!onEarlier}
          onClick={onEarlier}
          aria-label={t('pictures.earlier', { n: number })}
        >
          <IconArrowUp size={16} stroke={1.6} />
        </ActionIcon>
        <ActionIcon disabled={!onLater} onClick={onLater} aria-label={t('pictures.later', { n: number })}>
          <IconArrowDown size={16} stroke={1.6} />
        </ActionIcon>
        <ActionIcon onClick={onRemove} aria-label={t('pictures.remove', { n: number })}>
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      </Group>
    </li>
  )
}
