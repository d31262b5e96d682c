import type { MailingChoices, MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import { useState } from 'react'
import { LanguageTabs } from '../../../../components/editing/languages/language-tabs.tsx'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../../platform/texts.ts'
import { contentOf, writtenLanguages } from '../draft.ts'
import { Step } from '../step.tsx'
import type { DraftForm } from '../use-compose-draft.ts'
import { ChannelFields } from './channel-fields.tsx'
import { EmailFields } from './email-fields.tsx'
import { LanguageGaps } from './language-gaps.tsx'
import { PurposeFields } from './purpose-fields.tsx'
import { SmsFields } from './sms-fields.tsx'

type Props = { form: DraftForm; choices: MailingChoices; plan: MailingDryRun | undefined }

/** What is sent: by which channels, in which words, and as what. */
export function WhatStep({ form, choices, plan }: Props) {
  const t = useT()
  const { draft } = form
  const languages = useContentLanguages()
  const [chosen, setLanguage] = useState<number | null>(null)
  const language = chosen ?? languages[0]?.index ?? 0
  const isTyped = draft.bySms || (draft.byEmail && draft.from === 'letter')
  const isMissing = (index: number) =>
    (draft.byEmail && draft.from === 'letter' && !writtenLanguages(draft, 'email', []).includes(index)) ||
    (draft.bySms && !writtenLanguages(draft, 'sms', []).includes(index))
  return (
    <Step title={t('compose.what')}>
      <ChannelFields form={form} leaves={choices.leaves} />
      {draft.byEmail && <EmailFields.Source form={form} choices={choices} />}
      {isTyped && <LanguageTabs language={language} onLanguage={setLanguage} isMissing={isMissing} />}
      {draft.byEmail && draft.from === 'letter' && <EmailFields.Letter form={form} language={language} />}
      {draft.bySms && <SmsFields form={form} language={language} plan={plan} />}
      {contentOf(draft) && plan && <LanguageGaps draft={draft} plan={plan} emails={choices.emails} />}
      <PurposeFields form={form} choices={choices} />
    </Step>
  )
}
