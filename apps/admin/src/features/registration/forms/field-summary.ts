import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { isStandardField, standardField } from '@innkeeper/domain/registration/standard-fields.ts'
import { useT } from '../../../platform/texts.ts'

/** Asked once for the whole form: whom it is for makes no difference. */
export const isOnce = ({ name }: Pick<FormField, 'name'>): boolean =>
  isStandardField(name) && standardField(name).isOncePerForm === true

/** "Required, everyone, from outside the Nordic countries". */
export function useFieldSummary(): (field: FormField) => string {
  const t = useT()
  return (field) => {
    const parts = [
      t(field.isRequired ? 'regForms.summary.required' : 'regForms.summary.optional'),
      t(isOnce(field) ? 'regForms.summary.once' : `regForms.summary.${field.appliesTo}`),
      ...(field.nationality === 'everyone' ? [] : [t(`regForms.summary.${field.nationality}`)]),
    ]
    return parts.join(', ')
  }
}
