import type { Bought } from '../rules/bought.ts'
import { useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'

/** What the stay has of a deal, in a few words: for which days, and how many. */
export function useBoughtWords(bought: readonly Bought[]): string {
  const t = useStoreTexts()
  const { days: listed } = useStoreFormats()
  const isConfirmed = bought.every((one) => one.isConfirmed)
  const days = [...new Set(bought.flatMap((one) => one.days))]
  const most = Math.max(0, ...bought.map(({ quantity }) => quantity))
  const many = most > 1 ? ` · ${most} ×` : ''
  if (days.length === 0) return t(isConfirmed ? 'store.yours' : 'store.asked') + many
  return t(isConfirmed ? 'store.yoursOn' : 'store.askedOn', { days: listed(days) }) + many
}
