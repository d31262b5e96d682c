import { useT } from '../../../platform/texts.ts'
import type { ContentLanguage } from '../use-languages.ts'
import classes from './card-form.module.css'
import { TEXT_FIELDS } from './card-texts.ts'
import type { CardFormState } from './use-card-form.ts'

/** The default language beside the one being written. */
export function ReferenceTexts({ card, language }: { card: CardFormState; language: ContentLanguage }) {
  const t = useT()
  const texts = card.form.values.texts[String(language.index)]
  return (
    <aside className={classes.reference} lang={language.code} aria-label={language.title}>
      <h2 className={classes.referenceTitle}>{language.title}</h2>
      {TEXT_FIELDS.filter((field) => texts?.[field].trim()).map((field) => (
        <div key={field}>
          <div className={classes.referenceLabel}>{t(`cards.field.${field}`)}</div>
          <div className={classes.referenceText}>{texts?.[field]}</div>
        </div>
      ))}
    </aside>
  )
}
