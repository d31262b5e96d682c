import type { MediaFile } from '@innkeeper/api/media.ts'
import type { RoomWords } from '@innkeeper/domain/room-upgrades/schema.ts'
import { IconBed } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { MediaThumbnail } from '../../../components/media/media-thumbnail.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './comparison.module.css'

type Props = {
  words: RoomWords
  picture: string | undefined
  files: ReadonlyMap<string, MediaFile>
  label: string
  /** The category that is shown. */
  to: string
}

export function ComparedRoom({ words, picture, files, label, to }: Props) {
  const t = useT()
  return (
    <div className={classes.room}>
      <span className={classes.picture}>
        {picture ? (
          <MediaThumbnail key={picture} file={files.get(picture)} mediaId={picture} width={320} />
        ) : (
          <IconBed size={28} stroke={1.3} aria-hidden />
        )}
      </span>
      <span className={classes.quiet}>{label}</span>
      <span className={classes.title}>{words.title}</span>
      <Link
        to="/room-upgrades/rooms/$categoryId"
        params={{ categoryId: to }}
        className={classes.edit}
        aria-label={t('roomUpgrades.comparison.edit.room', { name: words.title })}
      >
        {t('roomUpgrades.comparison.edit')}
      </Link>
    </div>
  )
}
