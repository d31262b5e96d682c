import { ActionIcon } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { PhoneFrame } from '../../../components/phone-frame/phone-frame.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { surveyPreviewAddress } from '../survey-address.ts'
import classes from './preview.module.css'

type Props = { surveyId: string; revision: number; language: number }

/** Whoever writes on is not shown the survey anew at every pause. */
const REST_MS = 1500

/** The survey itself as a guest gets it, with what was saved last; what is sent from it is checked and not kept. */
export function SurveyPreview({ surveyId, revision, language }: Props) {
  const t = useT()
  const { property } = useSession()
  const [attempt, setAttempt] = useState(0)
  const [shown] = useDebouncedValue(revision, REST_MS)
  const address = surveyPreviewAddress(property.id, surveyId, language)
  return (
    <section className={classes.preview} aria-label={t('surveyEdit.preview')}>
      <header className={classes.head}>
        <h2>{t('surveyEdit.preview')}</h2>
        <ActionIcon
          aria-label={t('preview.reload')}
          title={t('preview.reload')}
          onClick={() => setAttempt((count) => count + 1)}
        >
          <IconRefresh size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          component="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('preview.newWindow')}
          title={t('preview.newWindow')}
        >
          <IconExternalLink size={18} stroke={1.6} />
        </ActionIcon>
      </header>
      <div className={classes.stage}>
        <PhoneFrame>
          {(screen) => (
            <iframe
              key={`${attempt} ${shown}`}
              {...screen}
              title={t('surveyEdit.preview.frame')}
              src={address}
            />
          )}
        </PhoneFrame>
      </div>
      <p className={classes.hint}>{t('surveyEdit.preview.hint')}</p>
    </section>
  )
}
