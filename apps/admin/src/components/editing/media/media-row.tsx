import type { MediaFile } from '@innkeeper/api/media.ts'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MediaFrame } from '../../media/media-frame.tsx'
import { MediaThumbnail } from '../../media/media-thumbnail.tsx'
import classes from './media-row.module.css'

type Props = {
  mediaId: string
  /** Its facts, once they are known. */
  file: MediaFile | undefined
  isDocument?: boolean
  /** What is said of it, then what can be done with it. */
  children: ReactNode
}

/** One of several chosen files, in a list. */
export function MediaRow({ mediaId, file, isDocument = false, children }: Props) {
  return (
    <li className={classes.row}>
      <MediaFrame width={72} height={54}>
        {isDocument ? (
          <IconFileTypePdf stroke={1.4} aria-hidden />
        ) : (
          <MediaThumbnail file={file} mediaId={mediaId} width={160} />
        )}
      </MediaFrame>
      {children}
    </li>
  )
}
