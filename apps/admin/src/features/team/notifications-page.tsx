import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { PageSkeleton } from '../../components/states/page-skeleton.tsx'
import { useT } from '../../platform/texts.ts'
import { notificationsQuery } from './api.ts'
import { DeviceNotifications } from './device-notifications.tsx'
import { SoundSettings } from './sound-settings.tsx'
import classes from './team.module.css'

/** Every switch is saved as it is moved. */
export function NotificationsPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(notificationsQuery)
  if (!data && !error) return <PageSkeleton />
  return (
    <div className={classes.pageWidth}>
      <PageHeader title={t('nav.notifications')} subtitle={t('notify.subtitle')} />
      {data ? (
        <Stack gap="lg">
          <SoundSettings settings={data} />
          <DeviceNotifications settings={data} />
        </Stack>
      ) : (
        <Box>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Box>
      )}
    </div>
  )
}
