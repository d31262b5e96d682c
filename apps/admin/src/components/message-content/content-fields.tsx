import {
  LETTER_SUBJECT_MAX,
  LETTER_TEXT_MAX,
  type MessageChannel,
  SMS_TEXT_MAX,
} from '@innkeeper/domain/messaging/constants.ts'
import type { MessageContent } from '@innkeeper/domain/messaging/mailing-schema.ts'
import { smsLength } from '@innkeeper/domain/messaging/sms-text.ts'
import { Checkbox, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { LanguageTabs } from '../editing/languages/language-tabs.tsx'
import { useDefaultLanguage } from '../editing/languages/use-content-languages.ts'
import { PlaceholderInput } from '../editing/placeholders/placeholder-input.tsx'
import { WordsArea } from './words-area.tsx'

type Props = {
  content: MessageContent
  /** By which a message can be sent here. */
  channels: readonly MessageChannel[]
  /** E-mails that are published, by id. */
  templates: ReadonlyMap<string, string>
  onChange: (content: MessageContent) => void
}

const EMPTY_LETTER = { subject: '', text: '' }

/** What a message says: an e-mail of the property or words of its own, and an SMS, in each language. */
export function ContentFields({ content, channels, templates, onChange }: Props) {
  const t = useT()
  const { index: main } = useDefaultLanguage()
  const [language, setLanguage] = useState(main)
  const { email, sms } = content
  const letters = email?.from === 'letter' ? email.languages : null
  const isOn = { email: email !== null, sms: sms !== null }
  const isMissing = (index: number) =>
    (letters !== null && !letters[index]?.text.trim()) || (sms !== null && !sms.languages[index]?.trim())
  const toggle = (channel: MessageChannel, next: boolean) => {
    const letter = { from: 'letter' as const, languages: { [main]: EMPTY_LETTER } }
    const added = channel === 'email' ? { email: letter } : { sms: { languages: { [main]: '' } } }
    onChange({ ...content, ...(next ? added : { [channel]: null }) })
  }
  const writeLetter = (change: Partial<typeof EMPTY_LETTER>) =>
    onChange({
      ...content,
      email: {
        from: 'letter',
        languages: { ...letters, [language]: { ...(letters?.[language] ?? EMPTY_LETTER), ...change } },
      },
    })
  const words = sms?.languages[language] ?? ''
  const length = smsLength(words)
  return (
    <Stack gap="md">
      <Group gap="lg">
        {(['email', 'sms'] as const).map((channel) => (
          <Checkbox
            key={channel}
            label={t(`automations.channel.${channel}`)}
            description={channels.includes(channel) ? undefined : t('automations.channelOff')}
            checked={isOn[channel]}
            // One of them stays: a step without a message is none.
            disabled={
              (isOn[channel] && !isOn[channel === 'email' ? 'sms' : 'email']) ||
              (!isOn[channel] && !channels.includes(channel))
            }
            onChange={(event) => toggle(channel, event.currentTarget.checked)}
          />
        ))}
      </Group>
      {email && (
        <SegmentedControl
          aria-label={t('automations.content')}
          value={email.from}
          data={[
            { value: 'letter', label: t('automations.content.letter') },
            { value: 'template', label: t('automations.content.template') },
          ]}
          onChange={(from) =>
            onChange({
              ...content,
              email:
                from === 'template'
                  ? { from, templateId: [...templates.keys()][0] ?? '' }
                  : { from: 'letter', languages: { [main]: EMPTY_LETTER } },
            })
          }
        />
      )}
      {email?.from === 'template' && (
        <Select
          label={t('automations.template')}
          description={t('automations.template.hint')}
          placeholder={t('segment.choose')}
          data={[...templates].map(([value, label]) => ({ value, label }))}
          value={templates.has(email.templateId) ? email.templateId : null}
          error={templates.has(email.templateId) ? null : t('automations.problem.template-gone')}
          allowDeselect={false}
          onChange={(templateId) =>
            templateId && onChange({ ...content, email: { from: 'template', templateId } })
          }
        />
      )}
      {(letters || sms) && (
        <LanguageTabs language={language} onLanguage={setLanguage} isMissing={isMissing} />
      )}
      {letters && (
        <>
          <PlaceholderInput
            label={t('automations.subject')}
            value={letters[language]?.subject ?? ''}
            maxLength={LETTER_SUBJECT_MAX}
            onWords={(subject) => writeLetter({ subject })}
          />
          <WordsArea
            label={t('automations.text')}
            rows={6}
            value={letters[language]?.text ?? ''}
            maxLength={LETTER_TEXT_MAX}
            onWords={(text) => writeLetter({ text })}
          />
        </>
      )}
      {sms && (
        <WordsArea
          label={t('automations.smsText')}
          rows={3}
          value={words}
          maxLength={SMS_TEXT_MAX}
          onWords={(text) =>
            onChange({ ...content, sms: { languages: { ...sms.languages, [language]: text } } })
          }
          foot={
            <Text size="sm" c="dimmed">
              {t('automations.smsParts', { parts: length.parts })}
            </Text>
          }
        />
      )}
    </Stack>
  )
}
