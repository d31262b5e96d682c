import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import { WIZARD_STEPS } from '@innkeeper/domain/registration/constants.ts'
import { moveWithinStep } from '@innkeeper/domain/registration/edit-form.ts'
import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { useState } from 'react'
import { FormFrame } from '../../../components/editing/form/form-frame.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { showUndo } from '../../../components/states/undo-store.ts'
import { useT } from '../../../platform/texts.ts'
import { BasicsSection } from './basics-section.tsx'
import classes from './editor.module.css'
import { FormConflict } from './form-conflict.tsx'
import { bodyOf, fieldsInOrder } from './form-draft.ts'
import { formErrors } from './form-errors.ts'
import { FormPreview } from './form-preview.tsx'
import { LawSection } from './law-section.tsx'
import { fieldName } from './law-words.ts'
import { StepSection } from './step-section.tsx'
import { useRegistrationForm } from './use-registration-form.ts'
import { WordsSection } from './words-section.tsx'

/** A form with what the law says beside it, and what a guest would be asked by it. */
export function FormEditor({ latest }: { latest: StaffForm }) {
  const t = useT()
  const ownLanguage = useDefaultLanguage()
  const form = useRegistrationForm(latest)
  const [language, setLanguage] = useState(ownLanguage.index)
  const { draft, base } = form
  const body = bodyOf(draft, base.body)
  const setField = (field: FormField) =>
    form.change((before) => ({
      ...before,
      fields: { ...before.fields, [field.name]: field },
      order: before.order.includes(field.name) ? before.order : [...before.order, field.name],
    }))
  const removeField = (field: FormField) => {
    const place = draft.order.indexOf(field.name)
    form.change(({ fields: { [field.name]: _, ...fields }, order, ...before }) => ({
      ...before,
      fields,
      order: order.filter((name) => name !== field.name),
    }))
    showUndo({
      text: t('regForms.removed', { name: fieldName(t, field, ownLanguage.index) }),
      undo: t('action.undo'),
      onUndo: () =>
        form.change((before) => ({
          ...before,
          fields: { ...before.fields, [field.name]: field },
          order: before.order.filter((name) => name !== field.name).toSpliced(place, 0, field.name),
        })),
    })
  }
  const moveField = (name: string, place: number) =>
    form.change((before) => ({
      ...before,
      order: moveWithinStep(fieldsInOrder(before), name, place).map((field) => field.name),
    }))
  return (
    <FormFrame
      form={form}
      errors={formErrors(t, draft, ownLanguage)}
      conflict={<FormConflict form={form} language={ownLanguage.index} />}
    >
      {(errors) => (
        <div className={classes.page}>
          <div className={classes.main}>
            <BasicsSection form={form} error={errors.name} />
            <LawSection form={form} body={body} error={errors.keptMonths} />
            {WIZARD_STEPS.map((step, place) => (
              <StepSection
                key={step}
                step={step}
                number={place + 1}
                body={body}
                language={language}
                onLanguage={setLanguage}
                errors={errors}
                onField={setField}
                onMove={moveField}
                onRemove={removeField}
              />
            ))}
            <WordsSection form={form} body={body} language={language} onLanguage={setLanguage} />
          </div>
          <FormPreview body={body} isOn={draft.isOn} />
        </div>
      )}
    </FormFrame>
  )
}
