import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SidePanel } from '../../components/dialog/side-panel.tsx'
import { mediaQuery } from '../../components/media/api.ts'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { FileForm } from './file-form.tsx'

/** One file beside the library: what it is, what is written about it, and where it is used. */
export function MediaDrawer({ mediaId, onClose }: { mediaId: string | null; onClose: () => void }) {
  const t = useT()
  // What is shown stays while the drawer slides away.
  const [shown, setShown] = useState(mediaId)
  useEffect(() => {
    if (mediaId) setShown(mediaId)
  }, [mediaId])
  return (
    <SidePanel isOpen={mediaId !== null} onClose={onClose} size={520} title={t('media.file')}>
      {shown && <FileContent key={shown} mediaId={shown} onClose={onClose} />}
    </SidePanel>
  )
}

function FileContent({ mediaId, onClose }: { mediaId: string; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useQuery(mediaQuery(mediaId))
  if (data) return <FileForm file={data.file} uses={data.uses} onClose={onClose} />
  if (error) return <LoadError error={error} onRetry={refetch} />
  return (
    <Stack role="status" aria-label={t('list.loading')}>
      <Skeleton height={240} radius="lg" />
      <Skeleton height={36} />
      <Skeleton height={120} />
    </Stack>
  )
}
