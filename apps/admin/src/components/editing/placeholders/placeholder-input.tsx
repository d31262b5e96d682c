import { fillPlaceholders, type Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { useT } from '../../../platform/texts.ts'
import classes from './placeholder-input.module.css'
import { PlaceholderMenu } from './placeholder-menu.tsx'
import { chipAt, piecesOf, shownWords, storedWords } from './placeholder-words.ts'
import { usePlaceholderNames } from './use-placeholder-names.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'rightSection' | 'maxLength'> & {
  /** As stored, with placeholders in braces. */
  value: string
  maxLength: number
  onWords: (words: string) => void
}

/** One line of words in which placeholders are chips; below it, what a guest could read. */
export function PlaceholderInput({ value, maxLength, onWords, description, ...rest }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const { nameOf, samples } = usePlaceholderNames()
  const shown = shownWords(value, nameOf)
  const pieces = piecesOf(shown, nameOf)
  const hasChips = pieces.some(({ isChip }) => isChip)
  const write = (words: string) => onWords(storedWords(words, nameOf))

  const insert = (name: Placeholder) => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    const [from, to] = [selectionStart ?? shown.length, selectionEnd ?? shown.length]
    const words = `${storedWords(shown.slice(0, from), nameOf)}{{${name}}}${storedWords(shown.slice(to), nameOf)}`
    // Half a placeholder would be no placeholder.
    if (words.length <= maxLength) onWords(words)
  }
  const removeChip = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart: caret, selectionEnd } = event.currentTarget
    if ((event.key !== 'Backspace' && event.key !== 'Delete') || caret === null || caret !== selectionEnd)
      return
    const chip = chipAt(pieces, caret, event.key)
    if (!chip) return
    event.preventDefault()
    write(shown.slice(0, chip.from) + shown.slice(chip.to))
    const field = event.currentTarget
    requestAnimationFrame(() => field.setSelectionRange(chip.from, chip.from))
  }
  return (
    <TextInput
      {...rest}
      ref={input}
      value={shown}
      maxLength={maxLength + shown.length - value.length}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={removeChip}
      onScroll={({ currentTarget }) => {
        if (mirror.current) mirror.current.scrollLeft = currentTarget.scrollLeft
      }}
      description={
        hasChips ? (
          <>
            {description}
            <span className={classes.sample}>
              {t('cards.sample', { text: fillPlaceholders(value, samples) })}
            </span>
          </>
        ) : (
          description
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputContainer={(field) => (
        <div className={classes.field}>
          {field}
          {hasChips && (
            <div ref={mirror} className={classes.mirror} aria-hidden>
              {pieces.map(({ text, at, isChip }) => (
                <span key={at} data-chip={isChip || undefined}>
                  {text}
                </span>
              ))}
            </div>
          )}
        </div>
      )}
      rightSection={
        <PlaceholderMenu onInsert={insert}>
          <ActionIcon size={28} aria-label={t('cards.placeholders')} title={t('cards.placeholders')}>
            <IconBraces size={16} stroke={1.6} />
          </ActionIcon>
        </PlaceholderMenu>
      }
    />
  )
}
