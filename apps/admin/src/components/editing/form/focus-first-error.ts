/** Puts the cursor into the first field that is not right yet; wrappers carry marks of errors too, but no cursor. */
export function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(':is(input, textarea, select, button)[aria-invalid="true"]')?.focus()
}
