import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useExportUnits } from './api.ts'

export function ExportButton({ icon }: { icon: ReactNode }) {
  const t = useT()
  const start = useExportUnits()
  const tellFailure = useFailureNotice()
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
