import type { FormBody } from './form-schema.ts'

/** Whether there is anything to accept: terms of the form's own, or those of the property. */
export function hasTerms({ terms }: Pick<FormBody, 'terms'>, propertyTerms: string | null): boolean {
  return Boolean(propertyTerms?.trim()) || Object.values(terms).some((text) => text.trim() !== '')
}

/** A form as it is asked: nobody accepts terms that nobody wrote. */
export function withTermsThere(body: FormBody, propertyTerms: string | null): FormBody {
  if (hasTerms(body, propertyTerms)) return body
  const fields = body.fields.map((field) =>
    field.name === 'acceptedTerms' ? { ...field, isEnabled: false } : field,
  )
  return { ...body, fields }
}
