import { useEffect, useId } from 'react'

const unsavedForms = new Set<string>()

/** Whether any form on screen holds text that was not saved. */
export function hasUnsavedForm(): boolean {
  return unsavedForms.size > 0
}

/** Tells the rest of the app while this form holds text that was not saved. */
export function useUnsavedForm(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    unsavedForms.add(id)
    return () => {
      unsavedForms.delete(id)
    }
  }, [id, isDirty])
}
