import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useExportUnits } from './api.ts'

export function ExportButton({ icon }: { icon: ReactNode }) {
  const t = useT()
  const start = useExportUnits()
  const tellFailure = (error: unknown) =>
    isSignedOut(error) || notifications.show({ color: 'red', message: errorText(t, error) })
  return (
    <Button
      variant="default"
      leftSection={icon}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError: tellFailure })}
    >
      {t('units.export')}
    </Button>
  )
}
