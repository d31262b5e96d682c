import { KEPT_MONTHS } from '@innkeeper/domain/registration/constants.ts'
import { asTheLawAsks } from '@innkeeper/domain/registration/edit-form.ts'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { isPresetCountry, presetOf } from '@innkeeper/domain/registration/presets.ts'
import { Button, NumberInput, Select, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import { Differences } from './differences.tsx'
import classes from './editor.module.css'
import { type FormDraft, partsOf } from './form-draft.ts'
import { lawAsks, lawName } from './law-words.ts'
import type { RegistrationFormEdit } from './use-registration-form.ts'

type Props = { form: RegistrationFormEdit; body: FormBody; error: string | undefined }

const EVERY_AGE = 'none'
const AGES = Array.from({ length: 18 }, (_, index) => String(index + 1))

/** What the law asks of the form as a whole, where it differs, and the way back to it. */
export function LawSection({ form, body, error }: Props) {
  const t = useT()
  const [isAsking, question] = useDisclosure(false)
  const { country } = body
  const { rules } = form.draft
  const law = presetOf(country)
  const name = lawName(t, country)
  const isKnown = isPresetCountry(country)
  const put = (change: Partial<FormDraft['rules']>) =>
    form.change((before) => ({ ...before, rules: { ...before.rules, ...change } }))
  const reset = () => {
    const { rules: lawful, fields, order } = partsOf(asTheLawAsks(body))
    form.set({ rules: lawful, fields, order })
    question.close()
  }
  return (
    <FormSection title={isKnown ? name : t('regForms.law.title')}>
      <div className={classes.law}>
        <p>{lawAsks(t, country)}</p>
        {isKnown && <p className={classes.quiet}>{t('regForms.law.confirm')}</p>}
      </div>
      <Differences form={form} body={body} />
      <div className={classes.rules}>
        <NumberInput
          label={t('regForms.kept')}
          description={isKnown && t('regForms.kept.law', { law: name, months: law.keptMonths })}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          suffix={t('regForms.kept.months')}
          min={KEPT_MONTHS.least}
          max={KEPT_MONTHS.most}
          allowDecimal={false}
          allowNegative={false}
          value={rules.keptMonths || ''}
          onChange={(months) => put({ keptMonths: Number(months) || 0 })}
          error={error}
        />
        <Select
          label={t('regForms.age')}
          description={body.registersFromAge !== null && t('regForms.age.hint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={[
            { value: EVERY_AGE, label: t('regForms.age.everyone') },
            ...AGES.map((age) => ({ value: age, label: t('regForms.age.from', { age }) })),
          ]}
          value={String(rules.registersFromAge ?? EVERY_AGE)}
          allowDeselect={false}
          onChange={(age) => put({ registersFromAge: age === EVERY_AGE ? null : Number(age) })}
        />
      </div>
      <Switch
        label={t('regForms.drawn')}
        description={t('regForms.drawn.hint')}
        checked={rules.isDrawnSignatureAsked}
        onChange={(event) => put({ isDrawnSignatureAsked: event.currentTarget.checked })}
      />
      <Switch
        label={t('regForms.residents')}
        description={t('regForms.residents.hint')}
        checked={rules.residentsAreExempt}
        onChange={(event) => put({ residentsAreExempt: event.currentTarget.checked })}
      />
      {isKnown && (
        <div>
          <Button variant="default" onClick={question.open}>
            {t('regForms.asLaw')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('regForms.asLaw.title')}
        action={{ label: t('regForms.asLaw.action'), onClick: reset }}
      >
        {t('regForms.asLaw.text', { law: name })}
      </ConfirmDialog>
    </FormSection>
  )
}
