import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../components/page/page-header.tsx'
import { FormSkeleton } from '../../components/states/form-skeleton.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { pmsQuery } from './api.ts'
import { ChoicesBox } from './choices-box.tsx'
import { ConnectBox } from './connect-box.tsx'
import { HealthBox } from './health-box.tsx'
import { ImportBox } from './import-box.tsx'
import { MatchBox } from './match-box.tsx'
import { ToSeeToBox } from './to-see-to-box.tsx'

/** The hotel's own booking system: connected or not, what it brings, and how it is. */
export function IntegrationsPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(pmsQuery)
  const connection = data?.connection
  return (
    <>
      <PageHeader title={t('nav.integrations')} subtitle={t('integrations.subtitle')} />
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <FormSkeleton />}
      <Stack gap="lg">
        {data?.isDemo && !connection && (
          <Alert color="accent" title={t('integrations.demo')}>
            {t('integrations.demoText')}
          </Alert>
        )}
        {data && !connection && <ConnectBox />}
        {connection && (
          <>
            <HealthBox connection={connection} />
            <ToSeeToBox connection={connection} />
            <MatchBox connection={connection} part="units" />
            <MatchBox connection={connection} part="categories" />
            <ChoicesBox connection={connection} />
            <ImportBox connection={connection} />
          </>
        )}
      </Stack>
    </>
  )
}
