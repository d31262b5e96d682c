import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft, IconMessageStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { surveyQuery } from '../api.ts'
import classes from './editor.module.css'
import { SurveyEditor } from './survey-editor.tsx'

const route = getRouteApi('/staff/surveys/$surveyId')

export function SurveyPage() {
  const t = useT()
  const { surveyId } = route.useParams()
  const query = useQuery(surveyQuery(surveyId))
  return (
    <>
      <Anchor className={classes.back} renderRoot={(props) => <Link to="/surveys" {...props} />}>
        <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('nav.surveys')}
      </Anchor>
      <Loaded query={query} missing={<Unknown />}>
        {(latest) => <SurveyEditor key={surveyId} latest={latest} />}
      </Loaded>
    </>
  )
}

function Unknown() {
  const t = useT()
  return (
    <EmptyState
      icon={IconMessageStar}
      title={t('survey.unknown')}
      text={t('error.notFound.text')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/surveys" {...props} />}>
          {t('nav.surveys')}
        </Button>
      }
    />
  )
}
