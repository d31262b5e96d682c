import { STATISTICS } from '@innkeeper/domain/statistics/subjects.ts'
import { HoursBox } from './hours-box.tsx'
import { PartBox } from './part-box.tsx'
import classes from './parts.module.css'
import type { PartsProps } from './parts-props.ts'

/** With more numbers than these a table takes the whole width. */
const NARROW_MEASURES = 2

/** A subject taken apart in every way there is. */
export function PartBoxes({ statistics, compare }: PartsProps) {
  const { subject, parts } = statistics
  const measuresOf = (part: string) => STATISTICS[subject].parts[part]
  const known = parts.filter(({ part }) => measuresOf(part) !== undefined)
  if (known.length === 0) return null
  return (
    <div className={classes.boxes}>
      {known.map(({ part, rows }) => {
        const isWide =
          part === 'hour' || (measuresOf(part)?.length ?? 0) > NARROW_MEASURES || known.length === 1
        return (
          <div key={part} className={classes.place} data-wide={isWide || undefined}>
            {part === 'hour' ? (
              <HoursBox statistics={statistics} rows={rows} compare={compare} />
            ) : (
              <PartBox statistics={statistics} part={part} rows={rows} compare={compare} />
            )}
          </div>
        )
      })}
    </div>
  )
}
