import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChartBar, IconCopy, IconDots, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { DeleteSurvey } from './delete-survey.tsx'
import { SurveyLink } from './survey-link.tsx'
import { useSurveyActs } from './use-survey-acts.ts'

const ICON = { size: 16, stroke: 1.6 } as const

type Props = {
  survey: Pick<SurveyItem, 'id' | 'name' | 'version' | 'isOpen'>
  /** Whether the survey itself is on screen. */
  isInside?: boolean
  onDeleted?: () => void
}

/** What one does with a survey without opening it; whoever may not edit it reads and shares it. */
export function SurveyMenu({ survey, isInside = false, onDeleted }: Props) {
  const t = useT()
  const { id, name } = survey
  const mayEdit = useCan()('content:edit')
  const { copy } = useSurveyActs()
  const [isLinking, link] = useDisclosure(false)
  const [isDeleting, question] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={t('survey.actions', { name })}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayEdit && !isInside && (
            <Menu.Item
              leftSection={<IconPencil {...ICON} />}
              renderRoot={(props) => <Link to="/surveys/$surveyId" params={{ surveyId: id }} {...props} />}
            >
              {t('survey.edit')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconChartBar {...ICON} />}
            renderRoot={(props) => (
              <Link to="/surveys/$surveyId/responses" params={{ surveyId: id }} {...props} />
            )}
          >
            {t('survey.toResponses')}
          </Menu.Item>
          <Menu.Item leftSection={<IconQrcode {...ICON} />} onClick={link.open}>
            {t('survey.link')}
          </Menu.Item>
          {mayEdit && (
            <>
              <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => copy(id, name)}>
                {t('survey.copy')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash {...ICON} />} color="red" onClick={question.open}>
                {t('action.delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isLinking && <SurveyLink survey={survey} onClose={link.close} />}
      {isDeleting && <DeleteSurvey survey={survey} onClose={question.close} onDeleted={onDeleted} />}
    </>
  )
}
