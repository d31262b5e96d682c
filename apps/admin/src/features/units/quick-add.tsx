import { ActionIcon, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'

type Props = {
  label: string
  placeholder: string
  button: string
  maxLength: number
  add: (text: string) => Promise<unknown>
}

/** One field that adds and stays ready for the next; what was refused stays in it with the reason. */
export function QuickAdd({ label, placeholder, button, maxLength, add }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === '' || isBusy) return
    setBusy(true)
    setError(null)
    try {
      await add(wanted)
      setText('')
    } catch (cause) {
      setError(errorText(t, cause))
    }
    setBusy(false)
    input.current?.focus()
  }
  return (
    <form onSubmit={submit}>
      <TextInput
        ref={input}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(null)
        }}
        rightSection={
          <ActionIcon
            type="submit"
            size={28}
            aria-label={button}
            loading={isBusy}
            disabled={text.trim() === ''}
          >
            <IconPlus size={16} stroke={1.8} />
          </ActionIcon>
        }
      />
    </form>
  )
}
