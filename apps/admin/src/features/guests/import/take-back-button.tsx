import type { BookingImport } from '@innkeeper/api/guests/import.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import { useTakeBack } from './api.ts'

/** Takes an import back whole, after a question. */
export function TakeBackButton({ staged }: { staged: BookingImport }) {
  const t = useT()
  const takeBack = useTakeBack(staged.id)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} stroke={1.7} aria-hidden />}
        onClick={() => setIsAsked(true)}
      >
        {t('bookingImport.takeBack')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('bookingImport.takeBack.title')}
        error={takeBack.error}
        action={{
          label: t('bookingImport.takeBack'),
          isPending: takeBack.isPending,
          onClick: () => takeBack.mutate(undefined, { onSuccess: () => setIsAsked(false) }),
        }}
      >
        {t('bookingImport.takeBack.text')}
      </ConfirmDialog>
    </>
  )
}
