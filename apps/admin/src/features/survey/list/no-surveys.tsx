import { Button } from '@mantine/core'
import { IconMessageStar, IconPlus } from '@tabler/icons-react'
import { onFirstPress } from '../../../components/first-press.ts'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'

type Props = { mayEdit: boolean; onAdd: () => void }

/** What surveys are for, and what comes first. */
export function NoSurveys({ mayEdit, onAdd }: Props) {
  const t = useT()
  return (
    <EmptyState
      icon={IconMessageStar}
      title={t('survey.empty.title')}
      text={t(mayEdit ? 'survey.empty.text' : 'survey.empty.reader')}
      action={
        mayEdit && (
          <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={onFirstPress(onAdd)}>
            {t('survey.empty.add')}
          </Button>
        )
      }
    />
  )
}
