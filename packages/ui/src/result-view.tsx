import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './result-view.module.css'

const ICONS = {
  success: IconCheck,
  'success-review': IconHeart,
  warning: IconMapOff,
  error: IconAlertTriangle,
  closed: IconClock,
  'platform-inactive': IconMoon,
}

export type ResultType = keyof typeof ICONS

type ResultViewProps = {
  type: ResultType
  title: string
  subtitle?: string
  /** Buttons or links. */
  actions?: ReactNode
}

/** How something ended: an icon and colour of its own per type, a title, a subtitle and what to do next. */
export function ResultView({ type, title, subtitle, actions }: ResultViewProps) {
  return (
    <section className={classNames(styles.view, styles[type])} data-result={type}>
      <ResultIcon type={type} />
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

/** The sign of a type, in its colour. */
export function ResultIcon({ type }: { type: ResultType }) {
  const Icon = ICONS[type]
  return (
    <span className={classNames(styles.icon, styles[type])} aria-hidden="true">
      <Icon size={34} stroke={1.6} />
    </span>
  )
}
