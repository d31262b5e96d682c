import type { MediaFile } from '@innkeeper/api/media.ts'
import { languagesWithoutAlt } from '@innkeeper/domain/media/alt.ts'
import { Skeleton } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { ROW_TARGET } from '../data-list/row-keys.ts'
import { useContentLanguages } from '../editing/languages/use-content-languages.ts'
import { StateBadge } from '../states/state-badge.tsx'
import { FileName } from './file-name.tsx'
import classes from './media.module.css'
import { MediaThumbnail } from './media-thumbnail.tsx'

type Props = {
  label: string
  files: readonly MediaFile[]
  isBusy?: boolean
  onChoose: (file: MediaFile) => void
}

/** Files as tiles; each is one button, told by its name. */
export function MediaGrid({ label, files, isBusy = false, onChoose }: Props) {
  const t = useT()
  const languages = useContentLanguages().map(({ index }) => index)
  return (
    <ul className={classes.grid} aria-label={label} aria-busy={isBusy}>
      {files.map((file) => {
        const missing = languagesWithoutAlt(file, languages).length
        return (
          <li key={file.id}>
            <button type="button" className={classes.tile} onClick={() => onChoose(file)} {...ROW_TARGET}>
              <span className={classes.picture}>
                <MediaThumbnail file={file} mediaId={file.id} />
                {missing > 0 && (
                  <span className={classes.badge}>
                    <StateBadge tone="notice">
                      {missing === languages.length
                        ? t('media.notDescribed')
                        : t('media.missingAlt', { count: missing })}
                    </StateBadge>
                  </span>
                )}
              </span>
              <FileName file={file} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const TILES = Array.from({ length: 12 }, (_, index) => index)

export function MediaGridSkeleton() {
  const t = useT()
  return (
    <div className={classes.grid} role="status" aria-label={t('list.loading')}>
      {TILES.map((tile) => (
        <Skeleton key={tile} className={classes.picture} />
      ))}
    </div>
  )
}
