import type { CSSProperties, ReactNode } from 'react'
import classes from './media-frame.module.css'

type Props = { width: number; height: number; children: ReactNode }

/** A small frame that a picture fills and a sign stands in the middle of. */
export function MediaFrame({ width, height, children }: Props) {
  const size = { '--frame-width': `${width}px`, '--frame-height': `${height}px` } as CSSProperties
  return (
    <span className={classes.frame} style={size}>
      {children}
    </span>
  )
}
