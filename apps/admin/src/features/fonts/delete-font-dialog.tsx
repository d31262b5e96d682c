import type { StaffFont } from '@innkeeper/api/fonts.ts'
import type { FontPlace } from '@innkeeper/domain/fonts/font-uses.ts'
import { DeleteUnlessUsed } from '../../components/editing/delete-dialog/delete-unless-used.tsx'
import { useT } from '../../platform/texts.ts'
import { useDeleteFont } from './api.ts'

type Props = { font: StaffFont; faceName: string; places: readonly FontPlace[]; onClose: () => void }

/** Asks before deleting; a font that is used says where instead. */
export function DeleteFontDialog({ font, faceName, places, onClose }: Props) {
  const t = useT()
  const remove = useDeleteFont(font.id)
  const name = `${font.family}, ${faceName}`
  const used = places.map((place) => t(`fonts.place.${place}`)).join(', ')
  return (
    <DeleteUnlessUsed
      title={t('fonts.delete.title', { name })}
      text={t('fonts.delete.text')}
      uses={used === '' ? null : t('fonts.delete.used', { places: used })}
      remove={remove}
      done={t('fonts.deleted', { name })}
      onClose={onClose}
    />
  )
}
