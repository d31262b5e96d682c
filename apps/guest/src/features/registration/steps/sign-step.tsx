import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import type { FieldProblem, FormFacts } from '@innkeeper/domain/registration/problems.ts'
import type { OpenForm } from '../api.ts'
import { problemWords } from '../fields/field-words.ts'
import { useCountryName } from '../fields/use-countries.ts'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import { SignatureField } from '../sign/signature-field.tsx'
import { Summary } from '../sign/summary.tsx'
import { TermsField } from '../sign/terms-field.tsx'
import { type Answers, askedOf, fullName } from '../wizard/answers.ts'
import type { Screen } from '../wizard/screens.ts'
import styles from './sign-step.module.css'
import { summaryLines } from './summary-lines.ts'

type SignStepProps = {
  answers: Answers
  facts: FormFacts
  form: OpenForm
  stay: RegistrationStart['stay']
  termsUrl: string | null
  problemAt: (path: string) => FieldProblem | null
  onChange: (part: Partial<Answers>) => void
  onEdit: (screen: Screen) => void
}

/** Everything once more, then the signature and the terms. */
export function SignStep({ answers, facts, form, termsUrl, problemAt, onChange, onEdit }: SignStepProps) {
  const t = useFormTexts()
  const { language } = useFormPlace()
  const countryName = useCountryName()
  const { values, signature } = answers
  const asked = askedOf(answers, facts).map(({ name }) => name)
  const isSigned = asked.includes('signature')
  const words = (field: string) => {
    const problem = problemAt(field)
    return problem ? problemWords(problem, t) : undefined
  }
  return (
    <div className={styles.sign}>
      <h1 tabIndex={-1}>{t(isSigned ? 'registration.heading.sign' : 'registration.heading.check')}</h1>
      <Summary
        lines={summaryLines(answers, facts, { t, language, countryName }).map(({ screen, ...line }) => ({
          ...line,
          onEdit: () => onEdit(screen),
        }))}
      />
      {isSigned && (
        <div data-field="signature">
          <SignatureField
            value={signature}
            isDrawnAsked={form.isDrawnSignatureAsked}
            typedName={fullName(values)}
            error={words('signature') ?? undefined}
            onChange={(drawn) => onChange({ signature: drawn })}
          />
        </div>
      )}
      {asked.includes('acceptedTerms') && (
        <div data-field="acceptedTerms">
          <TermsField
            isAccepted={values.acceptedTerms === 'yes'}
            terms={form.terms}
            termsVersion={form.termsVersion}
            termsUrl={termsUrl}
            error={words('acceptedTerms') ?? undefined}
            onChange={(isAccepted) =>
              onChange({ values: { ...values, acceptedTerms: isAccepted ? 'yes' : '' } })
            }
          />
        </div>
      )}
    </div>
  )
}
