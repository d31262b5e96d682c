import { useQuery } from '@tanstack/react-query'
import { ListSkeleton } from '../../../components/data-list/list-skeleton.tsx'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { unitsQuery } from '../api.ts'
import { ExportButton } from '../export-button.tsx'
import { AccessEditor } from './access-editor.tsx'
import { NoRooms } from './no-rooms.tsx'

/** Door codes and Wi-Fi of all units in one table. */
export function AccessPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(unitsQuery)
  return (
    <>
      <PageHeader
        title={t('nav.unitAccess')}
        subtitle={t('unitAccess.subtitle')}
        actions={data && data.units.length > 0 && <ExportButton />}
      />
      {data ? (
        data.units.length > 0 ? (
          <AccessEditor units={data.units} categories={data.categories} />
        ) : (
          <NoRooms />
        )
      ) : error ? (
        <Box>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Box>
      ) : (
        <ListSkeleton isPhone={false} columns={4} />
      )}
    </>
  )
}
