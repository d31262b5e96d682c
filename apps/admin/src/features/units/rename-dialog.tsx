import { NAME_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useRenameCategory } from './api.ts'
import { useSavedNotice } from './use-saved-notice.ts'

export function RenameDialog({ category, onClose }: { category: UnitCategory; onClose: () => void }) {
  const t = useT()
  const [name, setName] = useState(category.name)
  const rename = useRenameCategory(category.id)
  const onSuccess = useSavedNotice(onClose)
  return (
    <FormDialog
      title={t('units.category.renameTitle')}
      onClose={onClose}
      onSubmit={() => rename.mutate(name, { onSuccess })}
      isPending={rename.isPending}
      canSubmit={name.trim() !== ''}
    >
      <TextInput
        label={t('units.category.name')}
        value={name}
        maxLength={NAME_MAX_LENGTH}
        data-autofocus
        error={rename.error && errorText(t, rename.error)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
