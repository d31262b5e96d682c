import type { CSSProperties } from 'react'

/** Custom properties as a style: React's types know the standard ones only. */
export function customProperties(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values as CSSProperties
}
