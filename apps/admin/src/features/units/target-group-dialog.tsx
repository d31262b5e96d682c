import { NAME_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import type { TargetGroup, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { canHaveMembers } from '@innkeeper/domain/units/target-groups.ts'
import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useDeleteTargetGroup, useSaveTargetGroup } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { TargetGroupFields } from './target-group-fields.tsx'
import { TargetGroupSummary } from './target-group-summary.tsx'

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
  const formId = useId()
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
  const canSave = name.trim() !== '' && canHaveMembers(criteria)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canSave || save.isPending) return
    save.mutate(
      { name, ...criteria },
      {
        onSuccess: (saved) => {
          notifications.show({ color: 'brand', message: t('units.saved', { name: saved.name }) })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={group ? t('groups.edit.title') : t('groups.new.title')}
      buttons={
        <>
          {group && (
            <Button variant="subtle" color="red" mr="auto" onClick={deleting.open}>
              {t('action.delete')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={save.isPending} disabled={!canSave}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap="md">
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
          {save.error && (
            <Alert color="red" variant="light" role="alert">
              {errorText(t, save.error)}
            </Alert>
          )}
        </Stack>
      </form>
      {isDeleting && group && <DeleteGroup group={group} onClose={deleting.close} onDone={onClose} />}
    </Dialog>
  )
}

function DeleteGroup({
  group,
  onClose,
  onDone,
}: {
  group: TargetGroup
  onClose: () => void
  onDone: () => void
}) {
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
