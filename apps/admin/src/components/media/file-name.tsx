import type { MediaFile } from '@innkeeper/api/media.ts'
import classes from './media.module.css'

/** In one line, cut off where it is too long. */
export function FileName({ file }: { file: Pick<MediaFile, 'fileName'> }) {
  return <span className={classes.name}>{file.fileName}</span>
}
