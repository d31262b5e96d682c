import type { StaffFont } from '@innkeeper/api/fonts.ts'
import { useT } from '../../platform/texts.ts'

type Face = Pick<StaffFont, 'weight' | 'style'>

/** A face in words: `Bold 700 italic`, or the range of a file with all weights. */
export function useFaceName(): (face: Face) => string {
  const t = useT()
  return ({ weight, style }) => {
    const [from = '', to] = weight.split(' ')
    const words = to ? t('fonts.weight.range', { from, to }) : t('fonts.weight.one', { weight: from })
    return style === 'italic' ? t('fonts.style.italic', { face: words }) : words
  }
}
