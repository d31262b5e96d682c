import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import {
  type FormDifference,
  fieldDifference,
  formDifferences,
  lawfulField,
} from '@innkeeper/domain/registration/law-checks.ts'
import { isPresetCountry, presetOf } from '@innkeeper/domain/registration/presets.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import type { FormDraft } from './form-draft.ts'
import { fieldName, lawName } from './law-words.ts'
import type { RegistrationFormEdit } from './use-registration-form.ts'

/** Which rule of the form each difference is about. */
const RULE_OF = {
  'kept longer': 'keptMonths',
  'kept shorter': 'keptMonths',
  'older people only': 'registersFromAge',
  'residents left out': 'residentsAreExempt',
  'typed signature': 'isDrawnSignatureAsked',
} as const satisfies Record<FormDifference, keyof FormDraft['rules']>

/** Everything in which the form differs from the law, in one place, each with its way back. */
export function Differences({ form, body }: { form: RegistrationFormEdit; body: FormBody }) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const { country } = body
  if (!isPresetCountry(country)) return null
  const law = presetOf(country)
  const lines = [
    ...formDifferences(body).map((difference) => ({
      key: difference,
      name: t(`regForms.rule.${RULE_OF[difference]}`),
      text: t(`regForms.differs.${difference}`),
      follow: () =>
        form.change((before) => ({
          ...before,
          rules: { ...before.rules, [RULE_OF[difference]]: law[RULE_OF[difference]] },
        })),
    })),
    ...body.fields.flatMap((field) => {
      const difference = fieldDifference(country, field)
      const lawful = lawfulField(country, field.name)
      if (!difference || !lawful) return []
      return {
        key: field.name,
        name: fieldName(t, field, index),
        text: t(`regForms.differs.${difference}`),
        follow: () =>
          form.change((before) => ({
            ...before,
            fields: { ...before.fields, [field.name]: { ...lawful, hints: field.hints } },
          })),
      }
    }),
  ]
  const isLawful = lines.length === 0
  const IconShown = isLawful ? IconCircleCheck : IconAlertTriangle
  return (
    <div className={classes.differences} data-lawful={isLawful || undefined}>
      <p className={classes.differencesTitle} role="status">
        <IconShown size={17} stroke={1.7} aria-hidden />
        {t('regForms.differences', { count: lines.length, law: lawName(t, country) })}
      </p>
      {!isLawful && (
        <ul className={classes.differenceList}>
          {lines.map(({ key, name, text, follow }) => (
            <li key={key}>
              <span>
                <strong>{name}.</strong> {text}
              </span>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('regForms.differences.fixLabel', { name })}
                onClick={follow}
              >
                {t('regForms.differences.fix')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
