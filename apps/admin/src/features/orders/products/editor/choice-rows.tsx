import type { Choice } from '@innkeeper/domain/orders/product-schema.ts'
import { AddButton } from '../../../../components/editing/add-button/add-button.tsx'
import { moved } from '../../../../platform/moved.ts'
import { newId } from '../../../../platform/new-id.ts'
import type { ProductErrors } from '../draft/product-errors.ts'
import { ChoiceRow } from './choice-row.tsx'
import classes from './editor.module.css'

type Props = {
  label: string
  addLabel: string
  choices: Choice[]
  max: number
  language: number
  path: string
  errors: ProductErrors
  hasProducts: boolean
  onChange: (choices: Choice[]) => void
}

/** Choices or extras in their order, and a way to add one. */
export function ChoiceRows(props: Props) {
  const { label, addLabel, choices, max, language, path, errors, hasProducts, onChange } = props
  return (
    <>
      {choices.length > 0 && (
        <ol className={classes.rows} aria-label={label}>
          {choices.map((choice, at) => (
            <ChoiceRow
              key={choice.id}
              choice={choice}
              language={language}
              place={at}
              count={choices.length}
              path={`${path}.${at}`}
              errors={errors}
              hasProducts={hasProducts}
              onChange={(next) => onChange(choices.with(at, next))}
              onMove={(by) => onChange(moved(choices, at, by))}
              onRemove={() => onChange(choices.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      {choices.length < max && (
        <AddButton
          onClick={() => onChange([...choices, { id: newId(), names: {}, price: 0, productId: null }])}
        >
          {addLabel}
        </AddButton>
      )}
    </>
  )
}
