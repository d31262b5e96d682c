import { Tabs } from '@mantine/core'
import { useContentLanguages } from '../../../../components/media/use-content-languages.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from './editor.module.css'

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
                <span className={classes.unseen}>{t('cards.untranslated')}</span>
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
