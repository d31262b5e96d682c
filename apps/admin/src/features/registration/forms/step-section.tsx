import { CUSTOM_FIELDS_MAX, type WizardStep } from '@innkeeper/domain/registration/constants.ts'
import { fieldsOfStep } from '@innkeeper/domain/registration/edit-form.ts'
import {
  type CustomField,
  type FormBody,
  type FormField,
  isCustomField,
} from '@innkeeper/domain/registration/form-schema.ts'
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { DragList } from '../../../components/drag/drag-list.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import { useRowOrder } from '../../../components/drag/row-order/use-row-order.ts'
import { AddButton } from '../../../components/editing/add-button/add-button.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../components/page/box.tsx'
import { newId } from '../../../platform/new-id.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import { FieldRow } from './field-row.tsx'
import type { FormErrors } from './form-errors.ts'
import { fieldName } from './law-words.ts'

type Props = {
  step: WizardStep
  number: number
  body: FormBody
  language: number
  onLanguage: (language: number) => void
  errors: FormErrors
  onField: (field: FormField) => void
  onMove: (name: string, place: number) => void
  onRemove: (field: FormField) => void
}

/** The fields of one step of the wizard, in the order in which they are asked. */
export function StepSection(props: Props) {
  const { step, number, body, language, onLanguage, errors, onField, onMove, onRemove } = props
  const t = useT()
  const { index } = useDefaultLanguage()
  const [added, setAdded] = useState<string | null>(null)
  const fields = fieldsOfStep(body.fields, step)
  const places = useRowOrder(
    fields.map((field) => ({ id: field.name, name: fieldName(t, field, index) })),
    onMove,
  )
  const add = () => {
    const field = newField()
    setAdded(field.name)
    onField(field)
  }
  const isFull = body.fields.filter(isCustomField).length >= CUSTOM_FIELDS_MAX
  const title = t(`regForms.step.${step}`)
  const on = fields.filter(({ isEnabled }) => isEnabled).length
  return (
    <Box title={`${number}. ${title}`} aside={t('regForms.step.count', { on, count: fields.length })} flush>
      <DragList {...places.list}>
        <ol className={rows.rows} aria-label={title}>
          {fields.map((field, place) => (
            <FieldRow
              key={field.name}
              field={field}
              body={body}
              language={language}
              onLanguage={onLanguage}
              isNew={field.name === added}
              error={errors[field.name]}
              place={places.at(place)}
              onChange={onField}
              onRemove={() => onRemove(field)}
            />
          ))}
        </ol>
      </DragList>
      {/* Where own fields are asked. */}
      {step === 'your-information' && (
        <div className={classes.add}>
          <AddButton disabled={isFull} onClick={add}>
            {t('regForms.addField')}
          </AddButton>
          {isFull && (
            <span className={classes.quiet}>{t('regForms.addField.full', { max: CUSTOM_FIELDS_MAX })}</span>
          )}
        </div>
      )}
      <VisuallyHidden role="status" aria-live="assertive">
        {places.announcement}
      </VisuallyHidden>
    </Box>
  )
}

function newField(): CustomField {
  return {
    name: `own-${newId().slice(0, 12)}`,
    kind: 'text',
    isEnabled: true,
    isRequired: false,
    appliesTo: 'main guest',
    nationality: 'everyone',
    labels: {},
    hints: {},
    choices: [],
  }
}
