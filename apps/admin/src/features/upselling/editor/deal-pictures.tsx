import type { MediaFile } from '@innkeeper/api/media.ts'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { DragList } from '../../../components/drag/drag-list.tsx'
import { RowHandle } from '../../../components/drag/row-order/row-handle.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import { type RowPlace, useRowOrder } from '../../../components/drag/row-order/use-row-order.ts'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { PickMediaButton } from '../../../components/editing/media/pick-media-button.tsx'
import { useMedia } from '../../../components/media/api.ts'
import { MediaFrame } from '../../../components/media/media-frame.tsx'
import { MediaThumbnail } from '../../../components/media/media-thumbnail.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import type { DealStepProps } from './use-deal-form.ts'

const PICTURES_MAX = 10

/** Pictures in the order guests see them; without any the store shows those of the products. */
export function DealPictures({ form }: DealStepProps) {
  const t = useT()
  const { pictures } = form.draft
  const files = useMedia(pictures)
  const put = (change: (pictures: string[]) => string[]) =>
    form.change((draft) => ({ ...draft, pictures: change(draft.pictures) }))
  const named = pictures.map((id, place) => ({
    id,
    name: files.get(id)?.fileName ?? t('upselling.picture', { n: place + 1 }),
  }))
  const places = useRowOrder(named, (id, place) =>
    put((before) => before.filter((each) => each !== id).toSpliced(place, 0, id)),
  )
  return (
    <>
      <h3 className={classes.part}>{t('upselling.pictures')}</h3>
      <p className={classes.quiet}>{t('upselling.pictures.hint')}</p>
      <DragList {...places.list}>
        <ol className={`${rows.rows} ${classes.rows}`} aria-label={t('upselling.pictures')}>
          {named.map(({ id, name }, place) => (
            <PictureRow
              key={id}
              mediaId={id}
              name={name}
              file={files.get(id)}
              place={places.at(place)}
              onRemove={() => put((before) => before.filter((each) => each !== id))}
            />
          ))}
        </ol>
      </DragList>
      <PickMediaButton
        kind="picture"
        disabled={pictures.length >= PICTURES_MAX}
        leftSection={<IconPhotoPlus size={16} stroke={1.6} />}
        onPick={({ id }) => put((before) => (before.includes(id) ? before : [...before, id]))}
      >
        {t('pictures.add')}
      </PickMediaButton>
      <VisuallyHidden role="status" aria-live="assertive">
        {places.announcement}
      </VisuallyHidden>
    </>
  )
}

type RowProps = {
  mediaId: string
  name: string
  file: MediaFile | undefined
  place: RowPlace
  onRemove: () => void
}

function PictureRow({ mediaId, name, file, place, onRemove }: RowProps) {
  const t = useT()
  const { rowProps, handleRef, isCarried } = useDragRow(mediaId)
  return (
    <li
      {...rowProps}
      className={`${rows.row} ${classes.picture}`}
      data-carried={isCarried || undefined}
      data-drop={place.dropMark ?? undefined}
    >
      <RowHandle handleRef={handleRef} name={name} place={place} />
      <MediaFrame width={72} height={54}>
        <MediaThumbnail file={file} mediaId={mediaId} width={160} />
      </MediaFrame>
      <span className={classes.pictureName}>{name}</span>
      <ActionIcon aria-label={t('row.remove', { name })} onClick={onRemove}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </li>
  )
}
