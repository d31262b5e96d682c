import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../platform/texts.ts'
import type { Change } from './change.ts'
import classes from './figures.module.css'

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }

type Props = {
  label: string
  /** What opens an explanation. */
  about?: ReactNode
  value: ReactNode
  children: ReactNode
}

export function Figure({ label, about, value, children }: Props) {
  return (
    <div className={classes.figure}>
      <dt>
        <span>{label}</span>
        {about}
      </dt>
      <dd>
        <span className={classes.value}>{value}</span>
        <span className={classes.quiet}>{children}</span>
      </dd>
    </div>
  )
}

/** The arrow only underlines the words. */
export function ChangeWords({ change, before }: { change: Change; before: string }) {
  const t = useT()
  if (!change) return <>{t('statistics.change.none')}</>
  const Arrow = ARROWS[change.direction]
  return (
    <span className={classes.change} data-direction={change.direction}>
      <Arrow size={16} stroke={1.8} aria-hidden />
      {t(`statistics.change.${change.direction}`, { percent: change.percent, before })}
    </span>
  )
}
