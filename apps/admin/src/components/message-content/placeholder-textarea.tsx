import { PLACEHOLDERS, type Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import { Button, Group, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { useT } from '../../platform/texts.ts'
import { usePlaceholderNames } from '../editing/placeholders/use-placeholder-names.ts'

type Props = { label: string; value: string; maxLength: number; onWords: (words: string) => void }

/** Several lines of words, with buttons that put what is known of the guest where the caret stands. */
export function PlaceholderTextarea({ label, value, maxLength, onWords }: Props) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)
  const { nameOf } = usePlaceholderNames()
  const insert = (name: Placeholder) => {
    const { selectionStart, selectionEnd } = area.current ?? {}
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const words = `${value.slice(0, from)}{{${name}}}${value.slice(to)}`
    if (words.length <= maxLength) onWords(words)
    area.current?.focus()
  }
  return (
    <div>
      <Textarea
        ref={area}
        label={label}
        value={value}
        maxLength={maxLength}
        autosize
        minRows={3}
        maxRows={14}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <Group gap={6} mt={6} role="group" aria-label={t('cards.placeholders')}>
        {PLACEHOLDERS.map((name) => (
          <Button key={name} size="compact-sm" variant="default" onClick={() => insert(name)}>
            {nameOf(name)}
          </Button>
        ))}
      </Group>
    </div>
  )
}
