import type { MediaFile, MediaUse } from '@innkeeper/api/media.ts'
import { DeleteUnlessUsed } from '../../components/editing/delete-dialog/delete-unless-used.tsx'
import { useDeleteMedia } from '../../components/media/api.ts'
import { useT } from '../../platform/texts.ts'
import { UseList } from './media-uses.tsx'
import { usesInRefusal } from './uses-in-refusal.ts'

type Props = { file: MediaFile; uses: readonly MediaUse[]; onClose: () => void; onDeleted: () => void }

/** Asks before deleting; while something still uses the file it says where instead. */
export function DeleteMedia({ file, uses, onClose, onDeleted }: Props) {
  const t = useT()
  const remove = useDeleteMedia(file.id)
  const found = usesInRefusal(remove.error)
  const places = found.length > 0 ? found : uses
  const isUsed = places.length > 0
  const name = file.fileName
  return (
    <DeleteUnlessUsed
      title={isUsed ? t('media.inUse.title') : t('media.delete.title', { name })}
      text={t('media.delete.text')}
      uses={
        isUsed ? (
          <>
            <p>{t('media.inUse.text')}</p>
            <UseList uses={places} />
          </>
        ) : null
      }
      remove={remove}
      done={t('media.deleted', { name })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
