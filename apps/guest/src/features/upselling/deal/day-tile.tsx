import type { OfferedDay } from '@innkeeper/api/orders/products.ts'
import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { dayStanding } from '../rules/free-days.ts'
import { useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './when-choice.module.css'

type DayTileProps = {
  offered: OfferedDay
  product: StoreProduct
  quantity: number
  name: string
  isChosen: boolean
  onToggle: () => void
}

/** Fewer than this are worth a word. */
const FEW = 10

/** A night or a day as a tile: picked, free with what is left, or full. */
export function DayTile({ offered, product, quantity, name, isChosen, onToggle }: DayTileProps) {
  const t = useStoreTexts()
  const { shortWeekday, day: longDay } = useStoreFormats()
  const { day, is, left } = dayStanding(product, offered, isChosen ? 1 : quantity)
  const isOff = is !== 'free' && !isChosen
  const fact = factOf()
  return (
    <label className={styles.tile} data-off={isOff || undefined}>
      <input
        type={product.isForSeveralDays ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        disabled={isOff}
        aria-label={[longDay(day), fact].filter(Boolean).join(', ')}
        onChange={onToggle}
      />
      <span aria-hidden="true">{shortWeekday(day)}</span>
      <strong aria-hidden="true">{Number(day.slice(-2))}</strong>
      <small aria-hidden="true">{isChosen ? <IconCheck size={17} stroke={2.25} /> : fact}</small>
    </label>
  )

  function factOf(): string {
    if (is === 'full') return t('store.day.full')
    if (is === 'not offered') return t('store.day.closed')
    // Of several times each says what is left of it: one of each is not one a day.
    const isSaidByTimes = offered.times.length > 1
    return left !== null && left < FEW && !isSaidByTimes ? t('store.day.left', { count: left }) : ''
  }
}
