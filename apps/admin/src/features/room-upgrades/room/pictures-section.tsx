import { IconPhotoPlus } from '@tabler/icons-react'
import { MediaRow } from '../../../components/editing/media/media-row.tsx'
import { PickMediaButton } from '../../../components/editing/media/pick-media-button.tsx'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { useMedia } from '../../../components/media/api.ts'
import { Box } from '../../../components/page/box.tsx'
import { moved } from '../../../platform/moved.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './room.module.css'
import type { RoomForm } from './use-room-form.ts'

const PICTURES_MAX = 10

/** Pictures in the order guests see them; the first stands on cards and in the comparison. */
export function PicturesSection({ form: { draft, set } }: { form: Pick<RoomForm, 'draft' | 'set'> }) {
  const t = useT()
  const rowWords = useRowWords()
  const { pictures } = draft
  const files = useMedia(pictures)
  return (
    <Box title={t('roomUpgrades.section.pictures')} aside={t('products.firstPicture')}>
      {pictures.length > 0 && (
        <ol className={classes.pictures} aria-label={t('roomUpgrades.section.pictures')}>
          {pictures.map((mediaId, at) => {
            const name = files.get(mediaId)?.fileName ?? t('roomUpgrades.picture', { n: at + 1 })
            return (
              <MediaRow key={mediaId} mediaId={mediaId} file={files.get(mediaId)}>
                <span className={classes.fileName}>{name}</span>
                <RowButtons
                  words={rowWords(name)}
                  place={at}
                  count={pictures.length}
                  onMove={(by) => set({ pictures: moved(pictures, at, by) })}
                  onRemove={() => set({ pictures: pictures.toSpliced(at, 1) })}
                />
              </MediaRow>
            )
          })}
        </ol>
      )}
      <PickMediaButton
        kind="picture"
        disabled={pictures.length >= PICTURES_MAX}
        leftSection={<IconPhotoPlus size={16} stroke={1.6} />}
        onPick={({ id }) => !pictures.includes(id) && set({ pictures: [...pictures, id] })}
      >
        {t('pictures.add')}
      </PickMediaButton>
    </Box>
  )
}
