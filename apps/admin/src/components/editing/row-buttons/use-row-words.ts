import { useT } from '../../../platform/texts.ts'

/** "Move Breakfast up", "Move Breakfast down", "Remove Breakfast". */
export function useRowWords() {
  const t = useT()
  return (name: string) => ({
    earlier: t('row.earlier', { name }),
    later: t('row.later', { name }),
    remove: t('row.remove', { name }),
  })
}
