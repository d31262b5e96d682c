import { FILTER_NAME_MAX, type FilteredList, type Filters } from '@innkeeper/domain/team/saved-filters.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { closeDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { useSaveFilter } from './api.ts'

type Props = { list: FilteredList; filters: Filters; onClose: () => void }

export function SaveFilterDialog({ list, filters, onClose }: Props) {
  const t = useT()
  const [name, setName] = useState('')
  const save = useSaveFilter()
  const wanted = name.trim()
  return (
    <FormDialog
      title={t('savedFilters.save')}
      onClose={onClose}
      onSubmit={() =>
        save.mutate(
          { list, name: wanted, filters },
          { onSuccess: closeDone(onClose, t('savedFilters.saved', { name: wanted })) },
        )
      }
      isPending={save.isPending}
      canSubmit={wanted !== ''}
      error={save.error}
    >
      <TextInput
        label={t('savedFilters.name')}
        description={t('savedFilters.hint')}
        value={name}
        maxLength={FILTER_NAME_MAX}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
