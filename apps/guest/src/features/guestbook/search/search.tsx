import { searchBoxes } from '@innkeeper/domain/guestbook/search.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { boxHref } from '../address.ts'
import { AskReception } from '../boxes/details/ask-reception.tsx'
import text from '../boxes/text-block.module.css'
import styles from './search.module.css'
import { useSearchables } from './use-searchables.ts'

/** Everything the guestbook says, by any of its words; what is found opens in the same sheet. */
export function Search() {
  const t = useTexts<GuestbookTranslate>()
  const [question, setQuestion] = useState('')
  const asked = useDeferredValue(question.trim())
  const searchables = useSearchables()
  const found = useMemo(() => searchBoxes(searchables, asked), [searchables, asked])
  const list = useRef<HTMLUListElement>(null)
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]

  /** Enter opens the best, arrows walk through what was found. */
  const onKeyDown = (event: KeyboardEvent) => {
    const all = links()
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      all[0]?.click()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = all.indexOf(document.activeElement as HTMLAnchorElement) + step
    if (next < 0) event.currentTarget.querySelector('input')?.focus()
    else all[Math.min(next, all.length - 1)]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links inside
    <div className={styles.search} onKeyDown={onKeyDown}>
      <h2 className={styles.title}>{t('search.open')}</h2>
      <label className={styles.field}>
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: whoever opens a search is about to type
          autoFocus
          value={question}
          placeholder={t('search.label')}
          aria-label={t('search.label')}
          onChange={(event) => setQuestion(event.target.value)}
          dir="auto"
        />
      </label>
      <p className={styles.count} role="status">
        {asked !== '' && found.length > 0 && t('search.results', { count: found.length })}
        {asked !== '' && found.length === 0 && t('search.none', { question: asked })}
      </p>
      <ul ref={list} className={styles.found}>
        {found.map((box) => (
          <li key={box.id}>
            <a href={boxHref(box.id)} dir="auto">
              <span className={styles.name}>
                {box.title}
                <i className={text.chevron} />
              </span>
              <span className={styles.where}>
                {[box.section, box.line].filter(Boolean).join(' · ') || '\u00a0'}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {asked !== '' && found.length === 0 && <AskReception text={t('search.noneHint')} />}
    </div>
  )
}
