import { Tabs, VisuallyHidden } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './languages.module.css'
import { useContentLanguages } from './use-content-languages.ts'

type Props = {
  language: number
  onLanguage: (language: number) => void
  /** Whether words are missing in a language. */
  isMissing: (language: number) => boolean
}

/** One tab per language of the guestbook; a dot where words are missing. */
export function LanguageTabs({ language, onLanguage, isMissing }: Props) {
  const t = useT()
  const languages = useContentLanguages()
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
            {isMissing(index) && (
              <span className={classes.missing} title={t('cards.untranslated')}>
                <VisuallyHidden>{t('cards.untranslated')}</VisuallyHidden>
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
