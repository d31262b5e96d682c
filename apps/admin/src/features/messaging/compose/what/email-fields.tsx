import type { MailingChoices } from '@innkeeper/api/messaging/mailings.ts'
import { LETTER_SUBJECT_MAX, LETTER_TEXT_MAX } from '@innkeeper/domain/messaging/constants.ts'
import { SegmentedControl, Select } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PlaceholderInput } from '../../../../components/editing/placeholders/placeholder-input.tsx'
import { WordsArea } from '../../../../components/message-content/words-area.tsx'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../compose.module.css'
import type { DraftForm } from '../use-compose-draft.ts'

const EMPTY = { subject: '', text: '' }

/** Words written here, or an e-mail of the HTML builder. */
function Source({ form: { draft, change }, choices }: { form: DraftForm; choices: MailingChoices }) {
  const t = useT()
  const may = useCan()
  const { emails } = choices
  const known = emails.some(({ id }) => id === draft.templateId)
  /** An e-mail that is an offer goes as one. */
  const asOffer = (templateId: string | null) =>
    emails.some(({ id, isMarketing }) => id === templateId && isMarketing)
      ? { purpose: 'marketing' as const }
      : {}
  return (
    <div className={classes.field}>
      <SegmentedControl
        className={classes.source}
        aria-label={t('compose.source')}
        value={draft.from}
        onChange={(from) => change({ from, ...(from === 'template' && asOffer(draft.templateId)) })}
        data={[
          { value: 'letter', label: t('compose.source.letter') },
          { value: 'template', label: t('compose.source.template') },
        ]}
      />
      {draft.from === 'template' && emails.length === 0 && (
        <p className={classes.hint}>
          {t('compose.noTemplates')}{' '}
          {may('content:edit') && <Link to="/templates/emails">{t('compose.toTemplates')}</Link>}
        </p>
      )}
      {draft.from === 'template' && emails.length > 0 && (
        <Select
          className={classes.template}
          label={t('compose.template')}
          placeholder={t('compose.choose')}
          data={emails.map(({ id, name }) => ({ value: id, label: name }))}
          value={known ? draft.templateId : null}
          onChange={(templateId) => change({ templateId, ...asOffer(templateId) })}
          searchable
          {...(draft.templateId !== null && !known ? { error: t('message/template-gone') } : {})}
        />
      )}
    </div>
  )
}

function Letter({ form: { draft, change }, language }: { form: DraftForm; language: number }) {
  const t = useT()
  const letter = draft.letter[language] ?? EMPTY
  const put = (part: Partial<typeof letter>) =>
    change({ letter: { ...draft.letter, [language]: { ...letter, ...part } } })
  return (
    <div className={classes.field}>
      <PlaceholderInput
        label={t('compose.subject')}
        value={letter.subject}
        maxLength={LETTER_SUBJECT_MAX}
        onWords={(subject) => put({ subject })}
      />
      <WordsArea
        label={t('compose.text')}
        value={letter.text}
        maxLength={LETTER_TEXT_MAX}
        rows={7}
        onWords={(text) => put({ text })}
      />
    </div>
  )
}

export const EmailFields = { Source, Letter }
