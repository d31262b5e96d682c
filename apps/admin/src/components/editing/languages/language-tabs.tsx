import { Tabs, VisuallyHidden } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './languages.module.css'
import { useContentLanguages } from './use-content-languages.ts'

type Props = {
  language: number
  onLanguage: (language: number) => void
  /** Whether words are missing in a language, or how many. */
  isMissing: (language: number) => boolean | number
}

/** One tab per language of the guestbook; a dot where words are missing, or their number. */
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
            <Missing missing={isMissing(index)} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

function Missing({ missing }: { missing: boolean | number }) {
  const t = useT()
  if (!missing) return null
  const isCounted = typeof missing === 'number'
  const words = isCounted ? t('templates.missingWords', { count: missing }) : t('cards.untranslated')
  return (
    <span className={isCounted ? classes.count : classes.missing} title={words}>
      {isCounted && <span aria-hidden>{missing}</span>}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
