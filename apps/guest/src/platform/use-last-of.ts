import { useState } from 'react'

/** A value, or the last one there was. */
export function useLastOf<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState(value ?? null)
  const isNew = value !== null && value !== undefined && value !== last
  if (isNew) setLast(() => value)
  return value ?? last
}
