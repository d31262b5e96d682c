import { missingWords } from '@innkeeper/html-builder/draft/missing-words.ts'
import { languagesOf } from '@innkeeper/html-builder/draft/template-draft.ts'
import { Button, Menu, Tabs, VisuallyHidden } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { useDraft, useEditor, useView } from './editor-session.ts'
import classes from './language-bar.module.css'

/** One tab per language with how much it lacks, and a second language beside it. */
export function LanguageBar() {
  const t = useT()
  const { view } = useEditor()
  const language = useView((now) => now.language)
  const languages = useContentLanguages()
  const draft = useDeferredValue(useDraft((now) => now))
  const [main] = languages
  const missing = useMemo(
    () => new Map(languages.map(({ index }) => [index, missingWords(draft, index, main?.index ?? 0).length])),
    [draft, languages, main],
  )
  if (languages.length < 2) return null
  return (
    <div className={classes.bar}>
      <Tabs
        className={classes.tabsRoot ?? ''}
        value={String(language)}
        onChange={(next) => next && view.set({ language: Number(next) })}
        classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}
      >
        <Tabs.List aria-label={t('templates.languages')}>
          {languages.map(({ index, title }) => {
            const count = missing.get(index) ?? 0
            return (
              <Tabs.Tab key={index} value={String(index)}>
                {title}
                {count > 0 && (
                  <span className={classes.badge} title={t('templates.missingWords', { count })}>
                    <span aria-hidden>{count}</span>
                    <VisuallyHidden>{t('templates.missingWords', { count })}</VisuallyHidden>
                  </span>
                )}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
      </Tabs>
      <Beside />
    </div>
  )
}

function Beside() {
  const t = useT()
  const { view } = useEditor()
  const language = useView((now) => now.language)
  const beside = useView((now) => now.beside)
  const words = useDraft((draft) => draft.words)
  const languages = useContentLanguages()
  const written = languagesOf({ words })
  const others = languages.filter(({ index }) => index !== language && written.includes(index))
  const isShown = beside !== null && beside !== language
  const [first] = others
  const icon = <IconLanguage size={17} stroke={1.6} aria-hidden />
  const common = {
    className: classes.beside ?? '',
    variant: 'subtle',
    color: 'gray',
    leftSection: icon,
  } as const
  const named = (does: string) => ({
    'aria-label': `${t('templates.beside')}: ${does}`,
    title: does,
  })
  if (isShown) {
    return (
      <Button
        {...common}
        {...named(t('templates.hideBeside'))}
        aria-pressed
        onClick={() => view.set({ beside: null })}
      >
        {t('templates.beside')}
      </Button>
    )
  }
  if (!first) return null
  if (others.length === 1) {
    const does = t('templates.showBeside', { language: first.title })
    return (
      <Button {...common} {...named(does)} onClick={() => view.set({ beside: first.index })}>
        {t('templates.beside')}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button {...common} {...named(t('templates.showBesideOne'))}>
          {t('templates.beside')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(({ index, title }) => (
          <Menu.Item key={index} onClick={() => view.set({ beside: index })}>
            {t('templates.showBeside', { language: title })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
