import { ALLERGENS, DIETS, MINIMUM_AGE_FROM, MINIMUM_AGE_TO } from '@innkeeper/domain/orders/constants.ts'
import { isHandedOver } from '@innkeeper/domain/orders/product-kinds.ts'
import { Chip, Input, NumberInput } from '@mantine/core'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from './editor.module.css'
import type { ProductSectionProps } from './section-props.ts'

/**
 * What guests read as small marks: what is in it, for whom it is, from which age on. Food and drink are handed over, so
 * what is not has only an age, unless marks were ticked before it became so.
 */
export function MarksSection({ form, errors }: ProductSectionProps) {
  const t = useT()
  const { kind, allergens, diets, minimumAge } = form.draft.options
  const isFood = isHandedOver(kind) || allergens.length > 0 || diets.length > 0
  return (
    <FormSection title={t(isFood ? 'products.section.marks' : 'products.section.age')}>
      {isFood && (
        <>
          <Marks
            label={t('products.allergens')}
            hint={t('products.allergensHint')}
            marks={ALLERGENS}
            chosen={allergens}
            nameOf={(mark) => t(`products.allergen.${mark}`)}
            onChange={(next) => form.setOptions({ allergens: next })}
          />
          <Marks
            label={t('products.diets')}
            marks={DIETS}
            chosen={diets}
            nameOf={(mark) => t(`products.diet.${mark}`)}
            onChange={(next) => form.setOptions({ diets: next })}
          />
        </>
      )}
      <NumberInput
        label={t('products.minimumAge')}
        description={t('products.minimumAgeHint')}
        placeholder={t('products.minimumAge.none')}
        maw={320}
        value={minimumAge ?? ''}
        onChange={(age) => form.setOptions({ minimumAge: typeof age === 'number' ? age : null })}
        min={MINIMUM_AGE_FROM}
        max={MINIMUM_AGE_TO}
        clampBehavior="blur"
        allowDecimal={false}
        allowNegative={false}
        error={errors['options.minimumAge']}
      />
    </FormSection>
  )
}

type MarksProps<Mark extends string> = {
  label: string
  hint?: string
  marks: readonly Mark[]
  chosen: readonly Mark[]
  nameOf: (mark: Mark) => string
  onChange: (chosen: Mark[]) => void
}

/** Marks to tick; they stand at the guest in the order of the list, however they were ticked. */
function Marks<Mark extends string>({ label, hint, marks, chosen, nameOf, onChange }: MarksProps<Mark>) {
  return (
    <Input.Wrapper label={label} description={hint} labelElement="div">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand where the others' labels do */}
      <div className={classes.marks} role="group" aria-label={label}>
        {marks.map((mark) => (
          <Chip
            key={mark}
            size="sm"
            checked={chosen.includes(mark)}
            onChange={(isChosen) =>
              onChange(marks.filter((each) => (each === mark ? isChosen : chosen.includes(each))))
            }
          >
            {nameOf(mark)}
          </Chip>
        ))}
      </div>
    </Input.Wrapper>
  )
}
