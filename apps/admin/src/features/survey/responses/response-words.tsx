import type { ResponseItem } from '@innkeeper/api/survey/responses.ts'
import { ROW_TARGET } from '../../../components/data-list/row-keys.ts'
import { NameButton } from '../../../components/page/name-button.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './responses.module.css'
import { useOpenResponse } from './use-open-response.ts'

/** The beginning of what was written. Covers its row: a click anywhere opens the response. */
export function ResponseWords({ response: { id, words } }: { response: ResponseItem }) {
  const t = useT()
  const open = useOpenResponse()
  return (
    <NameButton {...ROW_TARGET} onClick={() => open(id)}>
      <span className={classes.beginning} data-none={!words || undefined} dir="auto">
        {words || t('surveyResponses.noWords')}
      </span>
    </NameButton>
  )
}
