import { DayFilter } from './day-filter.tsx'

type Range = { from?: string | undefined; to?: string | undefined }
type Props = { fromLabel: string; toLabel: string; value: Range; onChange: (change: Range) => void }

/** From one day to another above a list; neither end passes the other. */
export function DayRangeFilter({ fromLabel, toLabel, value: { from, to }, onChange }: Props) {
  return (
    <>
      <DayFilter label={fromLabel} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DayFilter label={toLabel} value={to} min={from} onChange={(day) => onChange({ to: day })} />
    </>
  )
}
