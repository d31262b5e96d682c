import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { AskedField } from '../fields/asked-field.tsx'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import type { Answers } from '../wizard/answers.ts'
import { screenOf } from '../wizard/screens.ts'
import type { useWizard } from '../wizard/use-wizard.ts'
import wizardStyles from '../wizard/wizard.module.css'
import styles from './trip-step.module.css'

type TripStepProps = {
  answers: Answers
  asked: readonly FormField[]
  stay: RegistrationStart['stay']
  wizard: Pick<ReturnType<typeof useWizard>, 'problemAt' | 'leave'>
  onChange: (part: Partial<Answers>) => void
}

/** The days are the booking's; why and where from are asked. */
const OF_BOOKING = ['arrivalDate', 'departureDate']

export function TripStep({ answers, asked, stay, wizard, onChange }: TripStepProps) {
  const t = useFormTexts()
  const { values } = answers
  const here = asked.filter((field) => screenOf(field) === 'trip' && !OF_BOOKING.includes(field.name))
  return (
    <>
      <h1 tabIndex={-1}>{t('registration.heading.trip')}</h1>
      <p className={wizardStyles.lead}>{t('registration.lead.trip')}</p>
      <dl className={styles.days}>
        <Day label={t('registration.field.arrivalDate')} day={stay.arrival} />
        <IconArrowRight size={20} stroke={1.6} aria-hidden="true" />
        <Day label={t('registration.field.departureDate')} day={stay.departure} />
      </dl>
      <div className={wizardStyles.fields}>
        {here.map((field) => (
          <AskedField
            key={field.name}
            field={field}
            path={field.name}
            value={values[field.name] ?? ''}
            problem={wizard.problemAt(field.name)}
            isOwn
            onChange={(typed) => onChange({ values: { ...values, [field.name]: typed } })}
            onLeave={() => wizard.leave(field.name)}
          />
        ))}
      </div>
      <p className={styles.wrong}>
        <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
        {t('registration.fromBooking')}
      </p>
    </>
  )
}

function Day({ label, day }: { label: string; day: string }) {
  const locale = intlLocaleFor(useFormPlace().language)
  const inWords = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.parse(day))
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {inWords({ day: 'numeric', month: 'long' })}
        <small>{inWords({ weekday: 'long' })}</small>
      </dd>
    </div>
  )
}
