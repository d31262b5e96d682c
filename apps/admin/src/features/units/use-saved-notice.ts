import { showDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'

/** Says by name what was saved, and closes what it was saved in. */
export function useSavedNotice(onClose: () => void): (saved: { name: string }) => void {
  const t = useT()
  return ({ name }) => {
    showDone(t('units.saved', { name }))
    onClose()
  }
}
