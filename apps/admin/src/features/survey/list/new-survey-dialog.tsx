import { SURVEY_PRESETS } from '@innkeeper/domain/survey/presets/presets.ts'
import { UnstyledButton } from '@mantine/core'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { onFirstPress } from '../../../components/first-press.ts'
import { useT } from '../../../platform/texts.ts'
import { useSurveyActs } from '../use-survey-acts.ts'
import classes from './surveys.module.css'

/** The surveys one can begin with, each with a word about it, or an empty one. */
export function NewSurveyDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { begin, isPending } = useSurveyActs()
  return (
    <Dialog isOpen onClose={onClose} title={t('survey.new.title')} size="xl">
      <p className={classes.intro}>{t('survey.new.text')}</p>
      <div className={classes.presets}>
        {[...SURVEY_PRESETS, null].map((preset) => (
          <UnstyledButton
            key={preset ?? 'empty'}
            className={classes.preset}
            disabled={isPending}
            onClick={onFirstPress(() => begin(preset))}
          >
            <strong>{t(`survey.new.${preset ?? 'empty'}`)}</strong>
            <span className={classes.quiet}>{t(`survey.new.${preset ?? 'empty'}.text`)}</span>
          </UnstyledButton>
        ))}
      </div>
    </Dialog>
  )
}
