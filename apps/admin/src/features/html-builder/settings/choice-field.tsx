import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import { Input, SegmentedControl, UnstyledButton } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import type { FieldProps } from './field-props.ts'
import classes from './settings.module.css'

type ChoiceId = Extract<AdminMessageId, `templates.choice.${string}`>

/** Words for each value, by the label of its setting. */
const WORDS: Readonly<Record<string, ChoiceId>> = {
  'columns.1': 'templates.choice.columns.1',
  'columns.2': 'templates.choice.columns.2',
  'captionPosition.below': 'templates.choice.captionPosition.below',
  'captionPosition.left': 'templates.choice.captionPosition.left',
  'captionPosition.right': 'templates.choice.captionPosition.right',
  'dividerStyle.solid': 'templates.choice.dividerStyle.solid',
  'dividerStyle.dashed': 'templates.choice.dividerStyle.dashed',
  'dividerStyle.dotted': 'templates.choice.dividerStyle.dotted',
  'selection.fitting': 'templates.choice.selection.fitting',
  'selection.chosen': 'templates.choice.selection.chosen',
  'layout.cards': 'templates.choice.layout.cards',
  'layout.list': 'templates.choice.layout.list',
  'layout.large': 'templates.choice.layout.large',
}

/** One of a few values; the layout of offers as small sketches. */
export function ChoiceField({ field, label, value, onChange }: FieldProps<'choice'>) {
  const t = useT()
  const wordsOf = (one: string | number) => {
    const id = WORDS[`${field.label}.${one}`]
    return id ? t(id) : String(one)
  }
  const keep = (chosen: string) => onChange(field.values.find((one) => String(one) === chosen))
  if (field.label === 'layout') {
    return (
      <div role="radiogroup" aria-label={label}>
        <div className={classes.label}>{label}</div>
        <div className={classes.layouts}>
          {field.values.map((one) => (
            <UnstyledButton
              key={one}
              role="radio"
              aria-checked={one === value}
              className={classes.layout}
              onClick={() => onChange(one)}
            >
              <span className={classes.layoutSketch} data-layout={one} aria-hidden>
                <i />
                <i />
                <i />
              </span>
              {wordsOf(one)}
            </UnstyledButton>
          ))}
        </div>
      </div>
    )
  }
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={label}
        value={String(value)}
        onChange={keep}
        data={field.values.map((one) => ({ value: String(one), label: wordsOf(one) }))}
      />
    </Input.Wrapper>
  )
}
