import { type PropertyLanguage, visibleLanguages } from '@innkeeper/domain/properties/localization.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import type { MouseEvent } from 'react'
import styles from './language-sheet.module.css'
import { useBackCloses } from './use-back-closes.ts'

type Localization = Parameters<typeof visibleLanguages>[0]
type Props = {
  localization: Localization
  currentIndex: number
  onChoose: (language: PropertyLanguage) => void
}

const POPOVER_ID = 'languages'

/** The languages as the property titles them: in their own names. A popover and links: both work before any script has loaded. */
export function LanguageSheet({ localization, currentIndex, onChoose }: Props) {
  const t = useTexts<GuestTranslate>()
  const { popover, onToggle, close } = useBackCloses()
  const languages = visibleLanguages(localization)
  const current = Object.values(localization.languages).find(({ index }) => index === currentIndex)
  if (languages.length < 2) return null
  const code = current?.code.split('-')[0]?.toUpperCase() ?? ''

  const choose = (event: MouseEvent, language: PropertyLanguage) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
    onChoose(language)
  }
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        popoverTarget={POPOVER_ID}
        // What is seen is heard too.
        aria-label={`${code} ${t('language.current', { language: current?.title ?? '' })}`}
      >
        <IconWorld size={21} stroke={1.75} aria-hidden="true" />
        <span>{code}</span>
      </button>
      <div ref={popover} id={POPOVER_ID} popover="auto" className={styles.sheet} onToggle={onToggle}>
        <h2 className={styles.title}>{t('language.choose')}</h2>
        <ul className={styles.list}>
          {languages.map((language) => (
            <li key={language.index}>
              <a
                href={`?language=${language.index}`}
                lang={language.code}
                aria-current={language.index === currentIndex ? 'true' : undefined}
                onClick={(event) => choose(event, language)}
              >
                {language.title}
                {language.index === currentIndex && <IconCheck size={20} aria-hidden="true" />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
