import { useRef } from 'react'
import { reuseEqualParts } from './reuse-equal-parts.ts'

/** The new value, with every part that equals what was there before as the very same object. */
export function useReused<T>(value: T): T {
  const before = useRef(value)
  before.current = reuseEqualParts(before.current, value)
  return before.current
}
