import type { ComponentProps } from 'react'
import classes from './name-button.module.css'

/** The name of something in a list, which opens it; looks like text. */
export function NameButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className={className ? `${classes.name} ${className}` : classes.name} />
  )
}
