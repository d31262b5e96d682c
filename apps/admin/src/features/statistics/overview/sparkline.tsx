import { sparklineShape } from '../steps/sparkline-shape.ts'
import classes from './overview.module.css'

const SIZE = { width: 132, height: 44 }

/** How a number went through the days, as a small line. The words beside it say what it came to. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const shape = sparklineShape(values, SIZE)
  if (!shape) return null
  return (
    <svg className={classes.sparkline} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden>
      <path className={classes.area} d={shape.area} />
      <path className={classes.line} d={shape.line} />
      <circle className={classes.dot} cx={shape.end.x} cy={shape.end.y} r={3} />
    </svg>
  )
}
