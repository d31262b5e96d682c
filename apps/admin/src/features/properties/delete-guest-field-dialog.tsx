import type { GuestField } from '@innkeeper/domain/properties/schema.ts'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { useT } from '../../platform/texts.ts'

type Props = { field: GuestField | null; onClose: () => void; onDelete: (id: string) => void }

/** Says what goes with a field, before it goes. */
export function DeleteGuestFieldDialog({ field, onClose, onDelete }: Props) {
  const t = useT()
  return (
    <ConfirmDialog
      isOpen={field !== null}
      onClose={onClose}
      title={t('guestFields.delete.title', { name: field?.name ?? '' })}
      action={{ label: t('guestFields.delete.action'), onClick: () => field && onDelete(field.id) }}
    >
      <Text>{t('guestFields.delete.text')}</Text>
    </ConfirmDialog>
  )
}
