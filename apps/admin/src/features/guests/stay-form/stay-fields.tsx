import type { BookingProblem, BookingProblems } from '@innkeeper/domain/guests/booking-problems.ts'
import { dayOfIsoDate } from '@innkeeper/domain/time.ts'
import { englishNameOf } from '@innkeeper/i18n/content-languages.ts'
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { DayInput } from '../../../components/day-input/day-input.tsx'
import { TimeField } from '../../../components/editing/hours/time-field.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { useCustomFields } from '../page/custom-fields.ts'
import type { StayDraft } from './stay-draft.ts'
import classes from './stay-form.module.css'

export type StayFieldsProps = {
  draft: StayDraft
  set: (part: Partial<StayDraft>) => void
  problems: BookingProblems
}

/** What is wrong at a field, in words. */
function useProblemWords(problems: BookingProblems) {
  const t = useT()
  const words: Record<BookingProblem, string> = {
    required: t('guest.problem.required'),
    invalid: t('guest.problem.invalid'),
    'before-arrival': t('guest.problem.beforeArrival'),
    'too-long': t('guest.problem.tooLong'),
    passed: t('guest.problem.passed'),
  }
  return (field: keyof BookingProblems): string | false => {
    const problem = problems[field]
    if (!problem) return false
    if (problem === 'invalid' && (field === 'email' || field === 'phone')) return t(`guest.problem.${field}`)
    return words[problem] ?? words.invalid
  }
}

/** Who comes and how they are reached; the first name alone is asked for. */
export function PersonFields({ draft, set, problems }: StayFieldsProps) {
  const t = useT()
  const errorOf = useProblemWords(problems)
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('guest.firstName')}
        required
        withAsterisk={false}
        data-autofocus
        maxLength={100}
        autoComplete="off"
        value={draft.firstName}
        error={errorOf('firstName')}
        onChange={(event) => set({ firstName: event.currentTarget.value })}
      />
      <TextInput
        label={t('guest.lastName')}
        maxLength={100}
        autoComplete="off"
        value={draft.lastName}
        error={errorOf('lastName')}
        onChange={(event) => set({ lastName: event.currentTarget.value })}
      />
      <TextInput
        label={t('guest.phone')}
        type="tel"
        maxLength={40}
        autoComplete="off"
        value={draft.phone}
        error={errorOf('phone')}
        onChange={(event) => set({ phone: event.currentTarget.value })}
      />
      <TextInput
        label={t('guest.email')}
        type="email"
        maxLength={200}
        autoComplete="off"
        value={draft.email}
        error={errorOf('email')}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
    </div>
  )
}

/** The day of departure with the nights it makes. */
export function DepartureField({ draft, set, problems }: StayFieldsProps) {
  const t = useT()
  const errorOf = useProblemWords(problems)
  const nights =
    draft.arrival && draft.departure ? dayOfIsoDate(draft.departure) - dayOfIsoDate(draft.arrival) : -1
  return (
    <DayInput
      label={t('guests.departure')}
      maw="100%"
      value={draft.departure}
      onDay={(departure) => set({ departure })}
      error={errorOf('departure')}
      description={nights >= 0 ? t('guest.nightsCount', { count: nights }) : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  )
}

export function ArrivalField({ draft, set, problems }: StayFieldsProps) {
  const t = useT()
  const errorOf = useProblemWords(problems)
  return (
    <DayInput
      label={t('guests.arrival')}
      maw="100%"
      value={draft.arrival}
      onDay={(arrival) => set({ arrival })}
      error={errorOf('arrival')}
    />
  )
}

/** One of the property's languages, or the guest's own that it has not. */
export function LanguageField({ draft, set }: StayFieldsProps) {
  const t = useT()
  const codes = useContentLanguages().map(({ code }) => code)
  const known = draft.language && !codes.includes(draft.language) ? [draft.language, ...codes] : codes
  return (
    <NativeSelect
      label={t('guest.language')}
      value={draft.language}
      onChange={(event) => set({ language: event.currentTarget.value })}
      data={[
        { value: '', label: t('guest.language.none') },
        ...known.map((code) => ({ value: code, label: englishNameOf(code) ?? code })),
      ]}
    />
  )
}

export function PeopleFields({ draft, set }: StayFieldsProps) {
  const t = useT()
  const countOf = (value: string | number) => (typeof value === 'number' ? value : null)
  return (
    <div className={classes.fields}>
      <NumberInput
        label={t('guest.adultsLabel')}
        min={0}
        max={99}
        allowDecimal={false}
        value={draft.adults ?? ''}
        onChange={(value) => set({ adults: countOf(value) })}
      />
      <NumberInput
        label={t('guest.childrenLabel')}
        min={0}
        max={99}
        allowDecimal={false}
        value={draft.children ?? ''}
        onChange={(value) => set({ children: countOf(value) })}
      />
    </div>
  )
}

/** When the guest comes, and times of their own where they differ from the property's. */
export function TimeFields({ draft, set }: StayFieldsProps) {
  const t = useT()
  return (
    <div className={classes.times}>
      <TimeField
        label={t('guest.expectedLabel')}
        value={draft.expectedArrival}
        onChange={(expectedArrival) => set({ expectedArrival })}
      />
      <TimeField
        label={t('guest.ownCheckIn')}
        value={draft.checkInTime}
        onChange={(checkInTime) => set({ checkInTime })}
      />
      <TimeField
        label={t('guest.ownCheckOut')}
        value={draft.checkOutTime}
        onChange={(checkOutTime) => set({ checkOutTime })}
      />
    </div>
  )
}

export function NumberFields({ draft, set, problems }: StayFieldsProps) {
  const t = useT()
  const errorOf = useProblemWords(problems)
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('guest.bookingNumber')}
        maxLength={60}
        value={draft.bookingNumber}
        error={errorOf('bookingNumber')}
        onChange={(event) => set({ bookingNumber: event.currentTarget.value })}
      />
      <TextInput
        label={t('guest.rateCode')}
        maxLength={40}
        value={draft.rateCode}
        error={errorOf('rateCode')}
        onChange={(event) => set({ rateCode: event.currentTarget.value })}
      />
    </div>
  )
}

/** What the property asks of its guests beside the usual. */
export function CustomFields({ draft, set }: StayFieldsProps) {
  const own = useCustomFields(draft.custom)
  if (own.length === 0) return null
  return (
    <div className={classes.fields}>
      {own.map(({ id, name, value }) => (
        <TextInput
          key={id}
          label={name}
          maxLength={500}
          value={value}
          onChange={(event) => set({ custom: { ...draft.custom, [id]: event.currentTarget.value } })}
        />
      ))}
    </div>
  )
}
