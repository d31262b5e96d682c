import { QR_SHEET_LAYOUTS, type QrSheetLayout } from '@innkeeper/api/units.ts'
import { Alert, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { LocalCodesWarning } from '../../components/public-address/local-codes-warning.tsx'
import { useT } from '../../platform/texts.ts'
import { usePrintSheet } from './api.ts'

type Props = {
  /** Null for all units. */
  ids: readonly string[] | null
  count: number
  max: number
  onClose: () => void
}

export function PrintDialog({ ids, count, max, onClose }: Props) {
  const t = useT()
  const [layout, setLayout] = useState<QrSheetLayout>('cards')
  const print = usePrintSheet()
  const isTooMany = count > max
  return (
    <FormDialog
      title={t('units.print.title')}
      onClose={onClose}
      onSubmit={() => print.mutate({ ids, layout }, { onSuccess: onClose })}
      submitLabel={t('units.print.make')}
      isPending={print.isPending}
      canSubmit={!isTooMany}
      error={print.error}
    >
      {t('units.print.what', { count })}
      <LocalCodesWarning />
      <Radio.Group
        label={t('units.print.layout')}
        value={layout}
        onChange={(value) => setLayout(value as QrSheetLayout)}
      >
        <Stack gap="sm" mt="xs">
          {QR_SHEET_LAYOUTS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`units.print.${one}`)}
              description={t(`units.print.${one}Text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isTooMany && (
        <Alert color="red" variant="light">
          {t('units.print.tooMany', { max })}
        </Alert>
      )}
      {print.isPending && <span role="status">{t('units.print.making')}</span>}
    </FormDialog>
  )
}
