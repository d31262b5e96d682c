import type { StaffFont } from '@innkeeper/api/fonts.ts'
import type { FontPlace } from '@innkeeper/domain/fonts/font-uses.ts'
import { Alert, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useDeleteFont } from './api.ts'

type Props = { font: StaffFont; faceName: string; places: readonly FontPlace[]; onClose: () => void }

/** Asks before deleting; a font that is used says where instead. */
export function DeleteFontDialog({ font, faceName, places, onClose }: Props) {
  const t = useT()
  const remove = useDeleteFont(font.id)
  const name = `${font.family}, ${faceName}`
  const isUsed = places.length > 0
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'brand', message: t('fonts.deleted', { name }) })
        onClose()
      },
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('fonts.delete.title', { name })}
      buttons={
        isUsed ? (
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('action.cancel')}
            </Button>
            <Button color="red" onClick={confirm} loading={remove.isPending}>
              {t('action.delete')}
            </Button>
          </>
        )
      }
    >
      {isUsed
        ? t('fonts.delete.used', { places: places.map((place) => t(`fonts.place.${place}`)).join(', ') })
        : t('fonts.delete.text')}
      {remove.error && (
        <Alert color="red" variant="light" role="alert" mt="md">
          {errorText(t, remove.error)}
        </Alert>
      )}
    </Dialog>
  )
}
