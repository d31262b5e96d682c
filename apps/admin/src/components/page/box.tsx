import type { ReactNode } from 'react'
import classes from './box.module.css'

type Props = { title?: string; aside?: ReactNode; flush?: boolean; children: ReactNode }

/** A white box with an optional heading; `flush` lets rows reach its edges. */
export function Box({ title, aside, flush = false, children }: Props) {
  return (
    <section className={classes.box} aria-label={title}>
      {title && (
        <header className={classes.header}>
          <h2 className={classes.title}>{title}</h2>
          {aside && <span className={classes.aside}>{aside}</span>}
        </header>
      )}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </section>
  )
}
