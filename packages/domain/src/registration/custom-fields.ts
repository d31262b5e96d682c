/** What a field of the property's own is called. */
export const CUSTOM_NAME = /^own-[\w-]{1,22}$/

/** Whether a field is the property's own: it brings its words and choices along. */
export const isCustomField = <Field extends { name: string }>(
  field: Field,
): field is Extract<Field, { choices: unknown }> => CUSTOM_NAME.test(field.name)
