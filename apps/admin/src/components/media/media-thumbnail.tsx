import type { MediaFile } from '@innkeeper/api/media.ts'
import { type PictureWidth, picturePath } from '@innkeeper/domain/media/sizes.ts'
import { IconFileTypePdf, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../platform/session.ts'
import classes from './media.module.css'

type Props = { file: MediaFile | undefined; mediaId: string; width?: PictureWidth; alt?: string }

/** A file at a glance: the picture around its focal point, or the sign of a document. */
export function MediaThumbnail({ file, mediaId, width = 320, alt = '' }: Props) {
  const { property } = useSession()
  const [isBroken, setIsBroken] = useState(false)
  if (file?.kind === 'document') return <IconFileTypePdf className={classes.sign} stroke={1.4} aria-hidden />
  if (isBroken) return <IconPhotoOff className={classes.sign} stroke={1.4} aria-hidden />
  const position = file && { objectPosition: `${file.focalX * 100}% ${file.focalY * 100}%` }
  return (
    <img
      className={classes.thumbnail}
      src={picturePath(property.id, mediaId, width, 'webp')}
      alt={alt}
      loading="lazy"
      style={position}
      onError={() => setIsBroken(true)}
    />
  )
}
