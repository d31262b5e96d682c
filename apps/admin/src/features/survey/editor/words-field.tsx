import type { Words } from '@innkeeper/domain/survey/survey-schema.ts'
import { Textarea, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { BesideDefault } from '../../../components/editing/languages/beside-default.tsx'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'

type Props = {
  label: string
  description?: string
  placeholder?: string
  words: Words
  language: number
  max: number
  /** More than a line. */
  isLong?: boolean
  onWords: (words: Record<string, string>) => void
}

/** Words in the language that is written in, beside those of the default language. */
export function WordsField(props: Props) {
  const { label, description, placeholder, words, language, max, isLong, onWords } = props
  const main = useDefaultLanguage()
  const code = useContentLanguages().find(({ index }) => index === language)?.code
  const write = (text: string) => onWords({ ...words, [language]: text })
  const field = {
    label,
    ...(description === undefined ? {} : { description }),
    ...(placeholder === undefined ? {} : { placeholder }),
    value: words[language] ?? '',
    maxLength: max,
    lang: code,
    spellCheck: true,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write(event.currentTarget.value),
  }
  const input = isLong ? <Textarea {...field} autosize minRows={2} maxRows={8} /> : <TextInput {...field} />
  const reference = words[main.index]?.trim() ?? ''
  if (language === main.index || reference === '') return input
  return (
    <BesideDefault words={reference} onUse={write}>
      {input}
    </BesideDefault>
  )
}
