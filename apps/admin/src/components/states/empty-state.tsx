import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state.module.css'

type Props = { icon?: Icon; title: string; text: string; action?: ReactNode }

/** Says what a list is for and what to do first. */
export function EmptyState({ icon: IconShown, title, text, action }: Props) {
  return (
    <div className={classes.state}>
      {IconShown && <IconShown className={classes.icon} size={28} stroke={1.5} aria-hidden />}
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      {action}
    </div>
  )
}
