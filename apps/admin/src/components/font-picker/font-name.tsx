import { cssName } from '@innkeeper/domain/fonts/font-css.ts'
import { useInViewport } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import classes from './font-picker.module.css'

/** A family's name in its own face, which loads when the name comes into view and not before. */
export function FontName({ family }: { family: string }) {
  const { ref, inViewport } = useInViewport()
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    if (inViewport) setSeen(true)
  }, [inViewport])
  return (
    <span
      ref={ref}
      className={classes.name}
      style={wasSeen ? { fontFamily: previewStack(family) } : undefined}
    >
      {family}
    </span>
  )
}

/** Without the stand-in that guests get: what has not loaded looks like the rest of the page. */
export function previewStack(family: string): string {
  return `'${cssName(family)}', var(--mantine-font-family)`
}
