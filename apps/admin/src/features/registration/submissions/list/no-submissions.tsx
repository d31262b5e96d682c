import type { FormStanding } from '@innkeeper/api/registration/submissions.ts'
import { Button } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../../components/states/empty-state.tsx'
import { NoMatch } from '../../../../components/states/no-match.tsx'
import { useT } from '../../../../platform/texts.ts'
import { NoForm } from '../no-form.tsx'
import { isNarrowed, type SubmissionsSearch } from '../submissions-search.ts'

type Props = { search: SubmissionsSearch; form: FormStanding | undefined; onClear: () => void }

export function NoSubmissions({ search, form = 'on', onClear }: Props) {
  const t = useT()
  if (isNarrowed(search)) return <NoMatch onClear={onClear} />
  if (form !== 'on') return <NoForm form={form} />
  return (
    <EmptyState
      icon={IconClipboardText}
      title={t('regSubs.empty')}
      text={t('regSubs.empty.text')}
      action={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/registration/submissions" search={{ part: 'missing' }} {...props} />
          )}
        >
          {t('regSubs.empty.missing')}
        </Button>
      }
    />
  )
}
