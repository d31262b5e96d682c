import type { MediaFile } from '@innkeeper/api/media.ts'
import type { MediaKind } from '@innkeeper/domain/media/file-schema.ts'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { ListPages } from '../data-list/list-pages.tsx'
import { ListToolbar } from '../data-list/list-toolbar.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { LoadError } from '../states/load-error.tsx'
import { mediaListQuery } from './api.ts'
import { MediaGrid, MediaGridSkeleton } from './media-grid.tsx'
import { UploadArea } from './upload-area.tsx'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useUploads } from './use-uploads.ts'

type Props = { kind: MediaKind; onChoose: (file: MediaFile) => void }

/** The library as one chooses from it: what is there, and a way in for what is not. */
export function PickerLibrary({ kind, onChoose }: Props) {
  const t = useT()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const show = kind === 'picture' ? 'pictures' : 'documents'
  const { data, error, refetch, isPlaceholderData } = useQuery(
    mediaListQuery({ show, page, ...(search && { search }) }),
  )
  // One file alone is meant to be used at once; of several one is chosen in the list.
  const isAlone = useRef(false)
  const uploads = useUploads({ kind, onDone: (file) => isAlone.current && onChoose(file) })
  const add = (files: File[]) => {
    isAlone.current = files.length === 1
    uploads.add(files)
  }
  const drop = useFileDrop(add)
  return (
    <div {...drop.handlers}>
      <UploadArea kind={kind} isOver={drop.isOver} onFiles={add} />
      <UploadList items={uploads.items} onRemove={uploads.remove} onRetry={uploads.retry} />
      {(search || (data?.total ?? 0) > 0) && (
        <ListToolbar
          searchLabel={t('media.search')}
          search={search}
          onSearch={(text) => {
            setSearch(text)
            setPage(1)
          }}
        />
      )}
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <MediaGridSkeleton />}
      {data?.total === 0 && (
        <EmptyState
          icon={IconPhoto}
          title={search ? t('list.noMatch.title') : t(`media.empty.${kind}`)}
          text={search ? t('list.noMatch.text') : t('media.emptyPicker')}
        />
      )}
      {data && data.total > 0 && (
        <>
          <MediaGrid
            label={t('nav.media')}
            files={data.files}
            isBusy={isPlaceholderData}
            onChoose={onChoose}
          />
          <ListPages page={data.page} pageSize={data.perPage} total={data.total} onPage={setPage} />
        </>
      )}
    </div>
  )
}
