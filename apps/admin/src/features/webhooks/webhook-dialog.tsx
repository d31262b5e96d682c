import type { WebhookBody } from '@innkeeper/api/webhooks.ts'
import { WEBHOOK_EVENTS, WEBHOOK_NAME_MAX, type WebhookEvent } from '@innkeeper/domain/webhooks/events.ts'
import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { useT } from '../../platform/texts.ts'
import { addressRefusal, draftProblems, isSound } from './webhook-draft.ts'

type Props<Answer> = {
  title: string
  start: WebhookBody
  allowsPrivate: boolean
  change: UseMutationResult<Answer, Error, WebhookBody>
  onDone: (answer: Answer) => void
  onClose: () => void
}

export function WebhookDialog<Answer>(props: Props<Answer>) {
  const { title, start, allowsPrivate, change, onDone, onClose } = props
  const t = useT()
  const [draft, setDraft] = useState(start)
  const [isTried, setIsTried] = useState(false)
  const problems = draftProblems(draft, allowsPrivate)
  const refused = addressRefusal(change.error)
  const urlProblem = isTried ? (problems.url ?? refused) : refused
  const edit = (part: Partial<WebhookBody>) => {
    // The refusal was of the address as it was.
    if (part.url !== undefined) change.reset()
    setDraft({ ...draft, ...part })
  }
  const submit = () => {
    setIsTried(true)
    if (isSound(problems)) change.mutate(draft, { onSuccess: onDone })
  }
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      isPending={change.isPending}
      error={refused ? null : change.error}
    >
      <TextInput
        data-autofocus
        label={t('webhooks.name')}
        placeholder={t('webhooks.namePlaceholder')}
        autoComplete="off"
        maxLength={WEBHOOK_NAME_MAX}
        value={draft.name}
        error={isTried && problems.isNameMissing ? t('webhooks.nameMissing') : null}
        onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
      />
      <TextInput
        label={t('webhooks.url')}
        description={t(allowsPrivate ? 'webhooks.urlHintPrivate' : 'webhooks.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={draft.url}
        error={urlProblem ? t(`webhooks.problem.${urlProblem}`) : null}
        onChange={({ currentTarget }) => edit({ url: currentTarget.value })}
      />
      <Checkbox.Group
        label={t('webhooks.events')}
        error={isTried && problems.isNothingChosen ? t('webhooks.eventsMissing') : null}
        value={draft.events}
        onChange={(events) => edit({ events: events as WebhookEvent[] })}
      >
        <Stack gap={10} mt={8} mb={4}>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox key={event} value={event} label={t(`webhooks.event.${event}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Text c="dimmed" size="sm">
        {t('webhooks.personal')}
      </Text>
    </FormDialog>
  )
}
