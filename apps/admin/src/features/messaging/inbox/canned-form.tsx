import { ENTRY_TEXT_MAX } from '@innkeeper/api/messaging/threads.ts'
import { fillPlaceholders, type Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { WorkPanel } from '../../../components/dialog/work-panel.tsx'
import { BesideDefault } from '../../../components/editing/languages/beside-default.tsx'
import { LanguageTabs } from '../../../components/editing/languages/language-tabs.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { PlaceholderMenu } from '../../../components/editing/placeholders/placeholder-menu.tsx'
import { shownWords, storedWords } from '../../../components/editing/placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../../../components/editing/placeholders/use-placeholder-names.ts'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './canned.module.css'
import { type CannedDraft, useSaveCanned } from './canned-api.ts'

const NAME_MAX = 60

/** One canned answer: what staff call it, and what it says in each language of the property. */
export function CannedForm({ answer, onClose }: { answer: CannedDraft; onClose: () => void }) {
  const t = useT()
  const formId = useId()
  const save = useSaveCanned()
  const first = useDefaultLanguage()
  const [name, setName] = useState(answer.name)
  const [words, setWords] = useState(answer.languages)
  const [language, setLanguage] = useState(first.index)
  const written = Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''))
  const canSave = name.trim() !== '' && Object.keys(written).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (canSave && !save.isPending)
      save.mutate({ ...answer, name, languages: written }, { onSuccess: onClose })
  }
  const change = (text: string) => setWords({ ...words, [language]: text })
  const text = words[language] ?? ''
  const field = <AnswerText key={language} text={text} onText={change} />
  return (
    <WorkPanel
      title={answer.id ? t('cannedAnswers.change') : t('cannedAnswers.add')}
      onClose={onClose}
      foot={
        <div className={classes.buttons}>
          <DialogButtons
            action={{
              label: t('action.save'),
              form: formId,
              isPending: save.isPending,
              isDisabled: !canSave,
            }}
            onCancel={onClose}
          />
        </div>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('cannedAnswers.name')}
            description={t('cannedAnswers.name.text')}
            value={name}
            maxLength={NAME_MAX}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <LanguageTabs
            language={language}
            onLanguage={setLanguage}
            isMissing={(index) => !words[index]?.trim()}
          />
          {language === first.index ? (
            field
          ) : (
            <BesideDefault words={words[first.index] ?? ''} onUse={change}>
              {field}
            </BesideDefault>
          )}
          <ErrorAlert error={save.error} />
        </Stack>
      </form>
    </WorkPanel>
  )
}

/** Words in which placeholders read by their name; below them, what a guest could read. */
function AnswerText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)
  const { nameOf, samples } = usePlaceholderNames()
  const shown = shownWords(text, nameOf)
  const filled = fillPlaceholders(text, samples)
  const insert = (name: Placeholder) => {
    const { selectionStart: from = shown.length, selectionEnd: to = shown.length } = area.current ?? {}
    const next = `${storedWords(shown.slice(0, from), nameOf)}{{${name}}}${storedWords(shown.slice(to), nameOf)}`
    // Half a placeholder would be no placeholder.
    if (next.length <= ENTRY_TEXT_MAX) onText(next)
  }
  return (
    <div>
      <Textarea
        ref={area}
        label={t('cannedAnswers.text')}
        autosize
        minRows={4}
        maxRows={14}
        dir="auto"
        value={shown}
        maxLength={ENTRY_TEXT_MAX + shown.length - text.length}
        onChange={(event) => onText(storedWords(event.currentTarget.value, nameOf))}
        {...(filled === text ? {} : { description: t('cards.sample', { text: filled }) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <PlaceholderMenu onInsert={insert}>
        <Button variant="subtle" size="compact-sm" mt={6} leftSection={<IconBraces size={15} stroke={1.7} />}>
          {t('cannedAnswers.placeholder')}
        </Button>
      </PlaceholderMenu>
    </div>
  )
}
