import { surfaceOn } from '@innkeeper/domain/html-builder/surface.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { ModuleOf } from '@innkeeper/html-builder/module-schemas.ts'
import type { CSSProperties } from 'react'

type InnerPadding = ModuleOf<'text'>['innerPadding']

/** Left and right as they were chosen: a picture beside the text does not change sides with the language. */
export function paddingStyle(padding: InnerPadding): CSSProperties {
  const { top, right, bottom, left } = padding
  if (top + right + bottom + left === 0) return {}
  return { padding: `${top}px ${right}px ${bottom}px ${left}px` }
}

/** A background and its inks as custom properties: the styles use them by day, the theme's by night. */
export function surfaceStyle(background: string | null, brand: Brand): CSSProperties {
  if (!background) return {}
  const { ink, accent, action, onAction } = surfaceOn(background, brand)
  return customProperties({
    '--surface': background,
    '--surface-ink': ink,
    '--surface-accent': accent,
    '--surface-action': action,
    '--surface-on-action': onAction,
  })
}

export function customProperties(values: Record<`--${string}`, string>): CSSProperties {
  return values as CSSProperties
}
