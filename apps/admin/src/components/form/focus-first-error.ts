/** Puts the cursor into the first field that is not right yet. */
export function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error="true"]')?.focus()
}
