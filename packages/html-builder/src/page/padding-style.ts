import type { CSSProperties } from 'react'
import type { ModuleOf } from '../module-schemas.ts'

/** Left and right as they were chosen: a picture beside the text does not change sides with the language. */
export function paddingStyle(padding: ModuleOf<'text'>['innerPadding']): CSSProperties {
  const { top, right, bottom, left } = padding
  if (top + right + bottom + left === 0) return {}
  return { padding: `${top}px ${right}px ${bottom}px ${left}px` }
}
