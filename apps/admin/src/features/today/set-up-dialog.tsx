import type { StepState } from '@innkeeper/domain/today/set-up-steps.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './set-up.module.css'
import { type OpensHere, SetUpStepButton } from './set-up-step-button.tsx'

type Props = { steps: readonly StepState[]; onOpen: (what: OpensHere) => void; onClose: () => void }

/** The whole list, done and to do. */
export function SetUpDialog({ steps, onOpen, onClose }: Props) {
  const t = useT()
  return (
    <Dialog isOpen onClose={onClose} title={t('setUp.title')} size="xl">
      <p className={classes.intro}>{t('setUp.all.text')}</p>
      <RowList>
        {steps.map(({ step, isDone }) => (
          <ListRow key={step} className={classes.row} data-done={isDone}>
            <span className={classes.tick}>{isDone && <IconCheck size={16} aria-hidden />}</span>
            <span className={classes.rowWords}>
              <strong>{t(`setUp.step.${step}`)}</strong>
              {isDone && <VisuallyHidden>{t('setUp.isDone')}</VisuallyHidden>}
              <span className={classes.quiet}>{t(`setUp.step.${step}.text`)}</span>
            </span>
            {!isDone && <SetUpStepButton step={step} onOpen={onOpen} />}
          </ListRow>
        ))}
      </RowList>
    </Dialog>
  )
}
