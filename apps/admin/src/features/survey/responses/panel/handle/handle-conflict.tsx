import { Alert, Button } from '@mantine/core'
import { useT } from '../../../../../platform/texts.ts'
import { useMoment } from '../../../../../platform/use-moment.ts'
import classes from '../../responses.module.css'
import type { Conflict } from './handle-draft.ts'

type Props = { conflict: Conflict & { own: string }; onAdd: () => void }

/** Who was faster; theirs stands below, and what was written here is not lost. */
export function HandleConflict({ conflict: { by, at, own }, onAdd }: Props) {
  const t = useT()
  const { moment } = useMoment()
  return (
    <Alert color="accent" variant="light" role="alert">
      <p className={classes.conflict}>
        {by && at
          ? t('surveyResponses.conflict', { name: by, when: moment(at) })
          : t('surveyResponses.conflict.changed')}
      </p>
      {own && (
        <>
          <p className={classes.conflict}>{t('surveyResponses.conflict.own')}</p>
          <p className={classes.written} dir="auto">
            {own}
          </p>
          <Button variant="default" size="xs" onClick={onAdd}>
            {t('surveyResponses.conflict.add')}
          </Button>
        </>
      )}
    </Alert>
  )
}
