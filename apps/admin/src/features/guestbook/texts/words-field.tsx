import type { BoxContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { PlaceholderInput } from '../../../components/editing/placeholders/placeholder-input.tsx'
import { useT } from '../../../platform/texts.ts'
import { boxIn, type TextKey, withWords } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { Reference } from './reference.tsx'

type Name = 'title' | 'subtitle' | 'button' | 'saving'

const read = (box: BoxContent | undefined, name: Name): string =>
  (name === 'button' ? box?.button?.text : box?.[name]) ?? ''
const written = (box: BoxContent, name: Name, words: string): BoxContent =>
  name === 'button' ? { ...box, button: { text: words } } : { ...box, [name]: words }

/** The counter appears when the limit comes near. */
const NEARLY_FULL = 0.8

/** A title can name the guest; a button and what is saved say the same to everybody. */
const FIELDS = {
  title: PlaceholderInput,
  subtitle: PlaceholderInput,
  button: PlainInput,
  saving: PlainInput,
} as const

type Props = {
  name: Name
  textKey: TextKey
  max: number
  isRequired?: boolean
  /** An example of what could stand there, and what it is for. */
  placeholder?: string
  hint?: string
}

/** One line of words in one language; the default language's stands beside it. */
export function WordsField({ name, textKey, max, isRequired = false, placeholder, hint }: Props) {
  const t = useT()
  const store = useStore()
  const Field = FIELDS[name]
  const language = useContentLanguages().find(({ index }) => index === textKey.language)
  const value = useDraftField((draft) => read(boxIn(draft, textKey), name))
  const write = (words: string) =>
    store.change((draft) => withWords(draft, textKey, (box) => written(box, name, words)))
  return (
    <Reference
      isShown={textKey.language !== textKey.main}
      read={(draft) => read(boxIn(draft, { ...textKey, language: textKey.main }), name)}
      onUse={write}
    >
      <Field
        label={t(`cards.field.${name}`)}
        value={value}
        onWords={write}
        maxLength={max}
        error={isRequired && value.trim() === '' && t('form.required')}
        description={
          value.length > max * NEARLY_FULL ? t('form.length', { length: value.length, max }) : hint
        }
        placeholder={placeholder}
        lang={language?.code}
        spellCheck
        autoComplete="off"
      />
    </Reference>
  )
}

type PlainProps = Omit<TextInputProps, 'onChange'> & { onWords: (words: string) => void }

function PlainInput({ onWords, ...rest }: PlainProps) {
  return <TextInput {...rest} onChange={(event) => onWords(event.currentTarget.value)} />
}
