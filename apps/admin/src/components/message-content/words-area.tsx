import { PLACEHOLDERS, type Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import { Textarea } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useT } from '../../platform/texts.ts'
import { shownWords, storedWords } from '../editing/placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../editing/placeholders/use-placeholder-names.ts'
import classes from './words-area.module.css'

type Props = {
  label: string
  /** As stored, with placeholders in braces. */
  value: string
  maxLength: number
  rows: number
  lang?: string
  /** Stands below the words. */
  foot?: ReactNode
  onWords: (words: string) => void
}

/** Words of several lines, with buttons that put what is known of the guest where the caret stands. */
export function WordsArea({ label, value, maxLength, rows, lang, foot, onWords }: Props) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)
  const { nameOf, samples } = usePlaceholderNames()
  const shown = shownWords(value, nameOf)
  const insert = (name: Placeholder) => {
    const field = area.current
    const [from, to] = [field?.selectionStart ?? shown.length, field?.selectionEnd ?? shown.length]
    const before = storedWords(shown.slice(0, from), nameOf)
    const words = `${before}{{${name}}}${storedWords(shown.slice(to), nameOf)}`
    // Half a placeholder would be no placeholder.
    if (words.length > maxLength) return
    onWords(words)
    const caret = from + shownWords(`{{${name}}}`, nameOf).length
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(caret, caret)
    })
  }
  return (
    <div className={classes.words}>
      <Textarea
        ref={area}
        label={label}
        value={shown}
        maxLength={maxLength + shown.length - value.length}
        minRows={rows}
        autosize
        maxRows={18}
        {...(lang ? { lang } : {})}
        onChange={(event) => onWords(storedWords(event.currentTarget.value, nameOf))}
      />
      <fieldset className={classes.placeholders} aria-label={t('cards.placeholders')}>
        {PLACEHOLDERS.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.placeholder}
            title={samples[name]}
            onClick={() => insert(name)}
          >
            {nameOf(name)}
          </button>
        ))}
      </fieldset>
      {foot}
    </div>
  )
}
