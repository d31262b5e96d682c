/**
 * Puts the cursor into the first field that is not right yet; wrappers carry marks of errors too, but no cursor. What
 * adds a row that is missing says so by `data-wrong`: a button cannot be invalid.
 */
export function focusFirstError(form: HTMLElement | null): void {
  form
    ?.querySelector<HTMLElement>(
      ':is(input, textarea, select, button):is([aria-invalid="true"], [data-wrong])',
    )
    ?.focus()
}
