import { Tabs } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './card-form.module.css'
import { isMissingTexts } from './card-texts.ts'
import { LanguageFields } from './language-fields.tsx'
import { ReferenceTexts } from './reference-texts.tsx'
import type { CardFormState } from './use-card-form.ts'

type Props = { card: CardFormState; language: string; onLanguage: (language: string) => void }

export function LanguageTabs({ card, language, onLanguage }: Props) {
  const t = useT()
  const { texts } = card.form.values
  const [defaultLanguage] = card.languages
  const reference = texts[String(defaultLanguage?.index)]
  return (
    <Tabs
      value={language}
      onChange={(next) => next && onLanguage(next)}
      classNames={{ root: classes.tabs, list: classes.tabList, panel: classes.panel }}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('cards.languages')}>
        {card.languages.map(({ index, title, isDefault }) => {
          const isMissing = !isDefault && isMissingTexts(texts[String(index)], reference)
          return (
            <Tabs.Tab key={index} value={String(index)}>
              {title}
              {isMissing && (
                <span className={classes.missing} title={t('cards.untranslated')}>
                  <span className={classes.hidden}>{t('cards.untranslated')}</span>
                </span>
              )}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {card.languages.map((shown) => (
        <Tabs.Panel key={shown.index} value={String(shown.index)}>
          <div className={classes.columns}>
            <LanguageFields card={card} language={shown} />
            {!shown.isDefault && defaultLanguage && <ReferenceTexts card={card} language={defaultLanguage} />}
          </div>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
