import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { listColumns } from '../../../components/data-list/list-table.ts'
import { useT } from '../../../platform/texts.ts'
import { StateBadges } from '../state-badges.tsx'
import { SurveyMenu } from '../survey-menu.tsx'
import { OpenSwitch } from './open-switch.tsx'
import { Responses, Score, SurveyName, ToHandle } from './survey-cells.tsx'
import classes from './surveys.module.css'

const column = listColumns<SurveyItem>()

/** Whether guests can answer is turned in the list by whoever may edit. */
export function useSurveyColumns(mayEdit: boolean) {
  const t = useT()
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: t('survey.column.name'),
          cell: ({ row }) => <SurveyName survey={row.original} mayEdit={mayEdit} />,
        }),
        column.display({
          id: 'state',
          header: t('survey.column.state'),
          cell: ({ row }) => (
            <div className={classes.states}>
              <StateBadges survey={row.original} />
            </div>
          ),
        }),
        column.display({
          id: 'responses',
          header: t('survey.column.responses'),
          cell: ({ row }) => <Responses survey={row.original} />,
        }),
        column.display({
          id: 'score',
          header: t('survey.column.score'),
          cell: ({ row }) => <Score survey={row.original} />,
        }),
        column.display({
          id: 'toHandle',
          header: t('survey.column.toHandle'),
          cell: ({ row }) => <ToHandle survey={row.original} />,
        }),
        ...(mayEdit
          ? [
              column.display({
                id: 'open',
                header: t('survey.column.open'),
                cell: ({ row }) => <OpenSwitch survey={row.original} />,
              }),
            ]
          : []),
        column.display({
          id: 'actions',
          header: () => <VisuallyHidden>{t('survey.column.actions')}</VisuallyHidden>,
          cell: ({ row }) => <SurveyMenu survey={row.original} />,
        }),
      ]),
    [t, mayEdit],
  )
}
