import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useT } from '../../../platform/texts.ts'
import { importQuery, importsQuery } from './api.ts'
import { ColumnsStep } from './columns-step.tsx'
import { DropStep } from './drop-step.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import classes from './import.module.css'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportSteps } from './import-steps.tsx'
import { LookStep } from './look-step.tsx'

const route = getRouteApi('/staff/guests/import')

/** A file of bookings on its way in; whoever comes back finds it where it is. */
export function ImportPage() {
  const t = useT()
  const search = route.useSearch()
  const imports = useQuery(importsQuery)
  const shownId = search.import ?? imports.data?.open?.id
  return (
    <>
      <PageHeader
        title={t('bookingImport.title')}
        subtitle={t('bookingImport.subtitle')}
        actions={
          <Anchor renderRoot={(props) => <Link to="/guests" {...props} />} className={classes.back}>
            <IconArrowLeft size={16} stroke={1.8} aria-hidden />
            {t('nav.guests')}
          </Anchor>
        }
      />
      {imports.error ? (
        <LoadError error={imports.error} onRetry={() => void imports.refetch()} />
      ) : imports.isPending ? (
        <PageSkeleton />
      ) : shownId ? (
        <OneImport key={shownId} importId={shownId} />
      ) : (
        <>
          <ImportSteps state={null} atColumns={false} />
          <DropStep />
          <EarlierImports imports={imports.data.earlier} />
        </>
      )}
    </>
  )
}

function OneImport({ importId }: { importId: string }) {
  const { columns = false } = route.useSearch()
  const { data, error, refetch } = useQuery(importQuery(importId))
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { state } = data
  const isAtColumns = state === 'columns' || (state === 'checked' && columns)
  return (
    <>
      <ImportSteps state={state} atColumns={columns} />
      {isAtColumns ? (
        <ColumnsStep staged={data} />
      ) : state === 'checked' ? (
        <LookStep staged={data} />
      ) : state === 'applied' || state === 'stopped' || state === 'taken-back' ? (
        <ImportResult staged={data} />
      ) : (
        <ImportProgress staged={data} />
      )}
    </>
  )
}
