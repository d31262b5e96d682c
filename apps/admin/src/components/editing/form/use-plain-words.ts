import { useT } from '../../../platform/texts.ts'

/** What stands in a field in words; null for what only its feature knows how to say. */
export function usePlainWords(): (value: unknown) => string | null {
  const t = useT()
  return (value) => {
    if (value === undefined || value === null) return ''
    if (typeof value === 'boolean') return value ? t('answer.yes') : t('answer.no')
    return typeof value === 'object' ? null : String(value)
  }
}
