import { NAME_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import type { TargetGroup, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { canHaveMembers } from '@innkeeper/domain/units/target-groups.ts'
import { TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { useT } from '../../platform/texts.ts'
import { useDeleteTargetGroup, useSaveTargetGroup } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { TargetGroupFields } from './target-group-fields.tsx'
import { TargetGroupSummary } from './target-group-summary.tsx'
import { useSavedNotice } from './use-saved-notice.ts'

const EVERYBODY: Omit<TargetGroup, 'id'> = {
  name: '',
  rateCodes: [],
  unitCategories: [],
  minNights: null,
  maxNights: null,
  returningGuest: null,
}

type Props = {
  group: TargetGroup | null
  categories: readonly UnitCategory[]
  rateCodes: readonly string[]
  onClose: () => void
}

/** A target group, new or known: its conditions, what they mean in words, and how many fit now. */
export function TargetGroupDialog({ group, categories, rateCodes, onClose }: Props) {
  const t = useT()
  const {
    name: nameBefore,
    rateCodes: rates,
    unitCategories,
    minNights,
    maxNights,
    returningGuest,
  } = group ?? EVERYBODY
  const [name, setName] = useState(nameBefore)
  const [criteria, setCriteria] = useState({
    rateCodes: rates,
    unitCategories,
    minNights,
    maxNights,
    returningGuest,
  })
  const [isDeleting, deleting] = useDisclosure(false)
  const save = useSaveTargetGroup(group?.id ?? null)
  const onSuccess = useSavedNotice(onClose)
  return (
    <>
      <FormDialog
        title={group ? t('groups.edit.title') : t('groups.new.title')}
        onClose={onClose}
        onSubmit={() => save.mutate({ name, ...criteria }, { onSuccess })}
        isPending={save.isPending}
        canSubmit={name.trim() !== '' && canHaveMembers(criteria)}
        error={save.error}
        onDelete={group ? deleting.open : undefined}
      >
        <TextInput
          label={t('groups.name')}
          placeholder={t('groups.namePlaceholder')}
          value={name}
          maxLength={NAME_MAX_LENGTH}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TargetGroupFields
          criteria={criteria}
          categories={categories}
          rateCodes={rateCodes}
          onChange={(change) => setCriteria((before) => ({ ...before, ...change }))}
        />
        <TargetGroupSummary criteria={criteria} categories={categories} />
      </FormDialog>
      {isDeleting && group && <DeleteGroup group={group} onClose={deleting.close} onDone={onClose} />}
    </>
  )
}

type DeleteProps = { group: TargetGroup; onClose: () => void; onDone: () => void }

function DeleteGroup({ group, onClose, onDone }: DeleteProps) {
  const t = useT()
  const remove = useDeleteTargetGroup(group.id)
  return (
    <DeleteDialog
      title={t('groups.delete.title', { name: group.name })}
      text={t('groups.delete.text')}
      name={group.name}
      remove={remove}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
