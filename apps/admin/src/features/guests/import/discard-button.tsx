import type { BookingImport } from '@innkeeper/api/guests/import.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import { useDiscard } from './api.ts'

/** Throws the file away, after a question. */
export function DiscardButton({ staged }: { staged: BookingImport }) {
  const t = useT()
  const navigate = useNavigate()
  const discard = useDiscard(staged.id)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setIsAsked(true)}>
        {t('bookingImport.discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('bookingImport.discard.title')}
        error={discard.error}
        action={{
          label: t('bookingImport.discard'),
          isPending: discard.isPending,
          onClick: () =>
            discard.mutate(undefined, {
              onSuccess: () => void navigate({ to: '/guests/import', search: {}, replace: true }),
            }),
        }}
      >
        {t('bookingImport.discard.text', { name: staged.fileName })}
      </ConfirmDialog>
    </>
  )
}
