import { CallError } from '@innkeeper/api/client.ts'
import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import { Skeleton } from '@mantine/core'
import { IconMessageOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { WorkPanel } from '../../../../components/dialog/work-panel.tsx'
import { EmptyState } from '../../../../components/states/empty-state.tsx'
import { LoadError } from '../../../../components/states/load-error.tsx'
import { languageName } from '../../../../platform/language-name.ts'
import { useT } from '../../../../platform/texts.ts'
import { useMoment } from '../../../../platform/use-moment.ts'
import { responseQuery } from '../../api.ts'
import classes from '../responses.module.css'
import { ResponseParts } from './response-parts.tsx'

type Props = { id: string; onClose: () => void }

/** A guest asked to be forgotten, or it is older than answers are kept. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'survey/response-unknown'

/** One response: what was asked and answered, who it was, and what is done about it. */
export function ResponsePanel({ id, onClose }: Props) {
  const t = useT()
  const { data: response, error, refetch } = useQuery(responseQuery(id))
  if (isGone(error)) {
    return (
      <WorkPanel title={t('surveyResponses.one')} onClose={onClose}>
        <EmptyState
          icon={IconMessageOff}
          title={t('surveyResponses.gone')}
          text={t('surveyResponses.gone.text')}
        />
      </WorkPanel>
    )
  }
  if (!response) {
    return (
      <WorkPanel title={t('surveyResponses.one')} onClose={onClose}>
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height={420} />}
      </WorkPanel>
    )
  }
  return (
    <WorkPanel
      title={response.guest?.name || t('surveyResponses.one')}
      note={<Note response={response} />}
      onClose={onClose}
    >
      <div className={classes.panel}>
        <ResponseParts response={response} />
      </div>
    </WorkPanel>
  )
}

function Note({ response: { surveyName, sentAt, language } }: { response: SurveyResponse }) {
  const { moment } = useMoment()
  return [surveyName, moment(sentAt), languageName(language)].filter(Boolean).join(', ')
}
