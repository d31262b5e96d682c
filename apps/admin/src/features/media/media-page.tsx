import { MEDIA_FILTERS } from '@innkeeper/api/media.ts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ListPages } from '../../components/data-list/list-pages.tsx'
import { ListToolbar } from '../../components/data-list/list-toolbar.tsx'
import { mediaListQuery } from '../../components/media/api.ts'
import { MediaGrid, MediaGridSkeleton } from '../../components/media/media-grid.tsx'
import { UploadArea } from '../../components/media/upload-area.tsx'
import { UploadList } from '../../components/media/upload-list.tsx'
import { useFileDrop } from '../../components/media/use-file-drop.ts'
import { useUploads } from '../../components/media/use-uploads.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { MediaDrawer } from './media-drawer.tsx'
import classes from './media-page.module.css'
import type { MediaSearch } from './media-search.ts'
import { NoMedia } from './no-media.tsx'

const route = getRouteApi('/staff/media')

export function MediaPage() {
  const t = useT()
  const { file, ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery(mediaListQuery(filters))
  const uploads = useUploads({})
  const drop = useFileDrop(uploads.add)

  /** A new filter starts at the first page and replaces the address, so that Back leaves the library. */
  const filter = (change: Partial<MediaSearch>) =>
    navigate({ search: ({ page: _, ...before }) => ({ ...before, ...change }), replace: true })

  return (
    <div className={classes.page} {...drop.handlers}>
      <PageHeader title={t('nav.media')} subtitle={t('media.subtitle')} />
      <UploadArea isOver={drop.isOver} onFiles={uploads.add} />
      <UploadList items={uploads.items} onRemove={uploads.remove} onRetry={uploads.retry} />
      <ListToolbar
        searchLabel={t('media.search')}
        search={filters.search ?? ''}
        onSearch={(search) => filter({ search: search || undefined })}
      >
        <SegmentedControl
          aria-label={t('list.filter')}
          value={filters.show ?? 'all'}
          onChange={(show) => filter({ show: show === 'all' ? undefined : show })}
          data={MEDIA_FILTERS.map((value) => ({ value, label: t(`media.show.${value}`) }))}
        />
      </ListToolbar>
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <MediaGridSkeleton />}
      {data?.total === 0 && (
        <NoMedia filters={filters} onClear={() => navigate({ search: {}, replace: true })} />
      )}
      {data && data.total > 0 && (
        <>
          <MediaGrid
            label={t('nav.media')}
            files={data.files}
            isBusy={isPlaceholderData}
            onChoose={({ id }) => navigate({ search: (before) => ({ ...before, file: id }) })}
          />
          <ListPages
            page={data.page}
            pageSize={data.perPage}
            total={data.total}
            onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
          />
        </>
      )}
      <MediaDrawer
        mediaId={file ?? null}
        onClose={() => navigate({ search: ({ file: _, ...before }) => before })}
      />
    </div>
  )
}
