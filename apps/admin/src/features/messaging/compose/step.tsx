import type { ReactNode } from 'react'
import classes from './compose.module.css'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** One of the steps of a message: who, what, when. */
export function Step({ title, note, children }: Props) {
  return (
    <section className={classes.step} aria-label={title}>
      <header className={classes.stepHead}>
        <h2 className={classes.stepTitle}>{title}</h2>
        {note && <p className={classes.stepNote}>{note}</p>}
      </header>
      {children}
    </section>
  )
}
