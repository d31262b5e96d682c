import type { MediaFile } from '@innkeeper/api/media.ts'
import { IconGift } from '@tabler/icons-react'
import { MediaFrame } from '../../../components/media/media-frame.tsx'
import { MediaThumbnail } from '../../../components/media/media-thumbnail.tsx'

type Props = { mediaId: string | undefined; files: ReadonlyMap<string, MediaFile> }

/** The picture guests see first, or the sign of a deal. */
export function DealPicture({ mediaId, files }: Props) {
  return (
    <MediaFrame width={64} height={64}>
      {mediaId ? (
        <MediaThumbnail key={mediaId} file={files.get(mediaId)} mediaId={mediaId} width={160} />
      ) : (
        <IconGift size={24} stroke={1.4} aria-hidden />
      )}
    </MediaFrame>
  )
}
