import type { ReactNode } from 'react'
import classes from '../responses.module.css'

/** A part of the panel under its own name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h3 className={classes.partName}>{title}</h3>
      {children}
    </section>
  )
}
