import { Tabs } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { useDraftField } from '../draft/use-card-store.ts'
import { missingLanguages } from '../list/missing-languages.ts'
import { useLanguages } from '../use-languages.ts'
import classes from './texts.module.css'

type Props = { language: number; onLanguage: (language: number) => void }

/** One tab per language of the guestbook; a dot where words are missing. */
export function LanguageBar({ language, onLanguage }: Props) {
  const t = useT()
  const languages = useLanguages()
  const missing = useDraftField((draft) =>
    missingLanguages(draft, languages)
      .map(({ index }) => index)
      .join(' '),
  ).split(' ')
  if (languages.length < 2) return null
  return (
    <Tabs
      value={String(language)}
      onChange={(next) => next && onLanguage(Number(next))}
      classNames={{ list: classes.tabList, tab: classes.tab }}
    >
      <Tabs.List aria-label={t('cards.languages')}>
        {languages.map(({ index, title }) => (
          <Tabs.Tab key={index} value={String(index)}>
            {title}
            {missing.includes(String(index)) && (
              <span className={classes.missing} title={t('cards.untranslated')}>
                <span className={classes.unseen}>{t('cards.untranslated')}</span>
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
