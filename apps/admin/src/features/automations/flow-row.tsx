import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './automations.module.css'

type Props = {
  label: string
  icon: Icon
  isStrong?: boolean
  /** How many come this far in the next days. */
  count?: number | undefined
  countLabel?: string
  children: ReactNode
}

/** One stop of the flow: its word, its mark on the line, what is set there, and how many come so far. */
export function FlowRow({ label, icon: IconShown, isStrong = false, count, countLabel, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the names of two stops may be the same, and a fieldset is drawn otherwise
    <div className={classes.stop} role="group" aria-label={label}>
      <div className={classes.stopLabel}>{label}</div>
      <div className={classes.mark} data-strong={isStrong || undefined}>
        <IconShown size={17} stroke={1.7} aria-hidden />
      </div>
      <div className={classes.stopBody}>{children}</div>
      <div className={classes.stopCount}>
        {count !== undefined && (
          <>
            <strong>{count}</strong>
            <span>{countLabel}</span>
          </>
        )}
      </div>
    </div>
  )
}
