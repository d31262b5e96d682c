import type { MediaFile } from '@innkeeper/api/media.ts'
import { IconBed } from '@tabler/icons-react'
import { MediaFrame } from '../../../components/media/media-frame.tsx'
import { MediaThumbnail } from '../../../components/media/media-thumbnail.tsx'
import type { StaffRoom } from '../api.ts'

type Props = { room: StaffRoom | undefined; files: ReadonlyMap<string, MediaFile> }

/** The first picture of a category, or the sign of a room. */
export function RoomPicture({ room, files }: Props) {
  const picture = room?.type.pictures[0]
  return (
    <MediaFrame width={56} height={56}>
      {picture ? (
        <MediaThumbnail key={picture} file={files.get(picture)} mediaId={picture} width={160} />
      ) : (
        <IconBed size={22} stroke={1.4} aria-hidden />
      )}
    </MediaFrame>
  )
}
