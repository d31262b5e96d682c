import { surfaceOn } from '@innkeeper/domain/html-builder/surface.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { CSSProperties } from 'react'
import { customProperties } from './custom-properties.ts'

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
