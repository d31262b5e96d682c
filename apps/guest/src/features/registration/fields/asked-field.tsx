import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { choicesOf, type FieldProblem, kindOf } from '@innkeeper/domain/registration/problems.ts'
import { useState } from 'react'
import { useFormTexts } from '../form-place.tsx'
import { useHouseCountry } from '../house-country.ts'
import { ChoiceField, TickField } from './choice-field.tsx'
import { CountryField } from './country-field.tsx'
import { DateField } from './date-field.tsx'
import { choiceLabel, fieldHint, problemWords, shownLabel } from './field-words.ts'
import { inputOf } from './input-of.ts'
import { KnownField } from './known-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { LongTextField, TextField } from './text-field.tsx'

export type AskedFieldProps = {
  field: FormField
  /** Its name, or `companions.<place>.<name>`. */
  path: string
  value: string
  problem: FieldProblem | null
  /** The value is the booking's. */
  isKnown?: boolean
  /** What the house has and shows in part; null where it has nothing. */
  masked?: string | null
  /** Whose prefix a phone number begins with. */
  phoneCountry?: string
  /** The browser may fill in what belongs to the one who types. */
  isOwn: boolean
  onChange: (value: string) => void
  onLeave?: () => void
}

/** One field of the form, as its kind is asked for. */
export function AskedField(props: AskedFieldProps) {
  const { field, path, value, problem, isKnown = false, masked = null, isOwn, onChange, onLeave } = props
  const t = useFormTexts()
  const houseCountry = useHouseCountry()
  const [isReplacing, setReplacing] = useState(false)
  const label = shownLabel(field, t)
  const hint = fieldHint(field)
  const settings = {
    path,
    label,
    problem: problem && problemWords(problem, t),
    ...(hint && { hint }),
  }
  const control = { value, onChange, ...(onLeave && { onLeave }) }

  if (masked !== null && value === '' && !isReplacing)
    return <KnownField label={label} shown={masked} onReplace={() => setReplacing(true)} />
  switch (kindOf(field)) {
    case 'date':
      return (
        <DateField
          {...settings}
          {...control}
          isKnown={isKnown}
          isPast={field.name !== 'passportExpiryDate'}
          autoComplete={isOwn && field.name === 'birthDate' ? 'bday' : 'off'}
        />
      )
    case 'country':
      return <CountryField {...settings} value={value} onChange={onChange} />
    case 'phone':
      return <PhoneField {...settings} {...control} country={props.phoneCountry || houseCountry} />
    case 'single choice':
      return (
        <ChoiceField
          {...settings}
          value={value}
          choices={choicesOf(field).map((choice) => ({
            value: choice,
            label: choiceLabel(field, choice, t),
          }))}
          onChange={onChange}
        />
      )
    case 'checkbox':
      return <TickField {...settings} value={value} onChange={onChange} />
    case 'long text':
      return <LongTextField {...settings} {...control} />
    default:
      return <TextField {...settings} {...control} isKnown={isKnown} input={inputOf(field.name, isOwn)} />
  }
}
