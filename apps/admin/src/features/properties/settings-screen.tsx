import type { StaffSettings } from '@innkeeper/api/properties.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { PageSkeleton } from '../../components/states/page-skeleton.tsx'
import { settingsQuery } from './api.ts'

type Props = { title: string; subtitle: string; form: ComponentType<{ latest: StaffSettings }> }

/** A page about the property's settings: its form begins anew in another property. */
export function SettingsScreen({ title, subtitle, form: Form }: Props) {
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {data && <Form key={data.propertyId} latest={data} />}
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <PageSkeleton />}
    </>
  )
}
