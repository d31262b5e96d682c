import type { MediaFile, MediaUse } from '@innkeeper/api/media.ts'
import { Alert, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useDeleteMedia } from '../../components/media/api.ts'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import classes from './media-page.module.css'
import { UseWords } from './media-uses.tsx'
import { usesInRefusal } from './uses-in-refusal.ts'

type Props = { file: MediaFile; uses: readonly MediaUse[]; onClose: () => void; onDeleted: () => void }

/** Asks before deleting; while something still uses the file it says where instead. */
export function DeleteMedia({ file, uses, onClose, onDeleted }: Props) {
  const t = useT()
  const remove = useDeleteMedia(file.id)
  const found = usesInRefusal(remove.error)
  const places = found.length > 0 ? found : uses
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'brand', message: t('media.deleted', { name: file.fileName }) })
        onClose()
        onDeleted()
      },
    })
  const isInUse = places.length > 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isInUse ? t('media.inUse.title') : t('media.delete.title', { name: file.fileName })}
      buttons={
        isInUse ? (
          <Button variant="default" onClick={onClose} data-autofocus>
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
      {isInUse ? (
        <>
          <p>{t('media.inUse.text')}</p>
          <ul className={classes.uses}>
            {places.map((use) => (
              <li key={`${use.place} ${use.id}`}>
                <UseWords use={use} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        t('media.delete.text')
      )}
      {remove.error && found.length === 0 && (
        <Alert color="red" variant="light" role="alert" mt="md">
          {errorText(t, remove.error)}
        </Alert>
      )}
    </Dialog>
  )
}
