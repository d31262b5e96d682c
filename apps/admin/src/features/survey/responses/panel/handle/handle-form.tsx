import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import { HANDLED_NOTE_MAX } from '@innkeeper/domain/survey/constants.ts'
import { Button, Select, Textarea } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { onFirstPress } from '../../../../../components/first-press.ts'
import { useT } from '../../../../../platform/texts.ts'
import { responseOwnersQuery } from '../../../api.ts'
import classes from '../../responses.module.css'
import { HandleConflict } from './handle-conflict.tsx'
import { bothNotes } from './handle-draft.ts'
import { useHandling } from './use-handling.ts'

/** The second press of a double click does not undo the first. */
export function HandleForm({ response }: { response: SurveyResponse }) {
  const t = useT()
  const { draft, change, conflict, isPending, isChanged, save } = useHandling(response)
  const { data: owners = [] } = useQuery(responseOwnersQuery)
  const { owner } = response
  // Whoever left the team still has what they took over.
  const known = owner && !owners.some(({ id }) => id === owner.id) ? [...owners, owner] : owners
  const isHandled = response.handled !== null
  return (
    <div className={classes.handle}>
      {conflict && (
        <HandleConflict
          conflict={conflict}
          onAdd={() => change({ note: bothNotes(draft.note, conflict.own) })}
        />
      )}
      <Select
        label={t('surveyResponses.handle.owner')}
        placeholder={t('surveyResponses.handle.nobody')}
        data={known.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.ownerId}
        onChange={(ownerId) => change({ ownerId })}
        searchable
        clearable
      />
      <Textarea
        label={t('surveyResponses.handle.note')}
        description={t('surveyResponses.handle.noteHint')}
        value={draft.note}
        maxLength={HANDLED_NOTE_MAX}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <div className={classes.deeds}>
        {isHandled ? (
          <Button variant="default" loading={isPending} onClick={onFirstPress(() => save(false))}>
            {t('surveyResponses.handle.reopen')}
          </Button>
        ) : (
          <Button
            leftSection={<IconCheck size={16} stroke={2} aria-hidden />}
            loading={isPending}
            onClick={onFirstPress(() => save(true))}
          >
            {t('surveyResponses.handle.do')}
          </Button>
        )}
        {isChanged && (
          <Button variant="subtle" disabled={isPending} onClick={() => save(isHandled)}>
            {t('surveyResponses.handle.save')}
          </Button>
        )}
      </div>
    </div>
  )
}
