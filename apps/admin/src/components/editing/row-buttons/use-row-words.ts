import { useT } from '../../../platform/texts.ts'

/** "Move Breakfast up", "Move Breakfast down", "Remove Breakfast". */
export function useRowWords() {
  const t = useT()
  return (name: string) => ({
    earlier: t('products.earlier', { name }),
    later: t('products.later', { name }),
    remove: t('products.remove', { name }),
  })
}
