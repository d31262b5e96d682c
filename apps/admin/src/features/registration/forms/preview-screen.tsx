import { WIZARD_STEPS } from '@innkeeper/domain/registration/constants.ts'
import type { FormBody, FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import type { ContentLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import type { PhoneScreen } from '../../../components/phone-frame/phone-frame.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { fieldName } from './law-words.ts'
import classes from './preview.module.css'
import type { PreviewStep } from './preview-person.ts'
import { useGuestLabels } from './use-guest-labels.ts'
import { wordsFor } from './written-in.ts'

type Props = {
  screen: PhoneScreen
  body: FormBody
  language: ContentLanguage
  isCompanion: boolean
  steps: readonly PreviewStep[]
  notAsked: readonly FormField[]
}

/** The steps below each other, with the fields a guest would find in them. */
export function PreviewScreen({ screen, body, language, isCompanion, steps, notAsked }: Props) {
  const t = useT()
  const { property } = useSession()
  const { index: ownLanguage } = useDefaultLanguage()
  const labels = useGuestLabels(language)
  const said = (words: Record<string, string>) => wordsFor(words, language.index, ownLanguage)
  return (
    <section
      aria-label={t('regForms.preview.region')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
      tabIndex={0}
      className={`${screen.className} ${classes.screen}`}
      style={screen.style}
    >
      <p className={classes.property}>{property.name}</p>
      {said(body.welcome) && (
        <p className={classes.welcome} lang={language.code}>
          {said(body.welcome)}
        </p>
      )}
      {isCompanion && <p className={classes.quiet}>{t('regForms.preview.companion')}</p>}
      {steps.map(({ step, fields }) => {
        const number = WIZARD_STEPS.indexOf(step) + 1
        return (
          <div key={step} className={classes.step}>
            <div className={classes.bars} aria-hidden>
              {WIZARD_STEPS.map((each, place) => (
                <span key={each} data-done={place < number || undefined} />
              ))}
            </div>
            <h3 className={classes.stepName} lang={language.code}>
              {labels.step(step)}
              <span>{labels.stepOf(number, WIZARD_STEPS.length)}</span>
            </h3>
            {fields.length === 0 && <p className={classes.quiet}>{t('regForms.preview.none')}</p>}
            <ul className={classes.fields} lang={language.code}>
              {fields.map((field) => (
                <li key={field.name} data-wide={field.name === 'signature' || undefined}>
                  <span className={classes.label}>
                    {field.isRequired ? labels.field(field) : labels.optional(labels.field(field))}
                  </span>
                  {isCustomField(field) && field.kind === 'single choice' && (
                    <span className={classes.hint}>
                      {field.choices.map(({ labels }) => said(labels)).join(' · ')}
                    </span>
                  )}
                  {said(field.hints) && <span className={classes.hint}>{said(field.hints)}</span>}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {!isCompanion && notAsked.length > 0 && (
        <p className={classes.notAsked}>
          {t('regForms.preview.notAsked', {
            fields: notAsked.map((field) => fieldName(t, field, ownLanguage)).join(', '),
          })}
        </p>
      )}
    </section>
  )
}
