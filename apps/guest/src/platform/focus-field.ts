/** Brings somebody to a field: its control, else what stands around it. */
export function focusField(path: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)
  if (!field) return
  const control = field.querySelector<HTMLElement>(
    'input:checked, input:not([type="radio"]), textarea, input, button, canvas, [tabindex]:not([tabindex="-1"])',
  )
  const target = control ?? field
  if (target === field) field.tabIndex = -1
  target.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
