import type { StaffSettings } from '@innkeeper/api/properties.ts'
import { GUEST_FIELDS_MAX } from '@innkeeper/domain/properties/constants.ts'
import { IconForms } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../../components/editing/add-button/add-button.tsx'
import { FormFrame } from '../../components/editing/form/form-frame.tsx'
import { FormPage } from '../../components/editing/form/form-page.tsx'
import { Box } from '../../components/page/box.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { newId } from '../../platform/new-id.ts'
import { useT } from '../../platform/texts.ts'
import { settingsQuery } from './api.ts'
import { DeleteGuestFieldDialog } from './delete-guest-field-dialog.tsx'
import { moveField, renameField } from './edit-guest-fields.ts'
import { GuestFieldRow } from './guest-field-row.tsx'
import classes from './settings.module.css'
import { SettingsConflict } from './settings-conflict.tsx'
import { settingsErrors } from './settings-errors.ts'
import { settingsForm, useSettingsForm } from './use-settings-form.ts'

export function GuestFieldsPage() {
  const t = useT()
  return (
    <div className={classes.pageWidth}>
      <FormPage
        title={t('guestFields.title')}
        subtitle={t('guestFields.subtitle')}
        query={settingsQuery}
        form={Form}
      />
    </div>
  )
}

function Form({ latest }: { latest: StaffSettings }) {
  const t = useT()
  const form = useSettingsForm(latest, 'guest-fields')
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const { guestFields } = form.draft
  const { fields } = guestFields
  const set = (next: typeof fields) => form.set({ guestFields: { ...guestFields, fields: next } })
  const remove = (id: string) => {
    set(fields.filter((field) => field.id !== id))
    setDeletedId(null)
  }
  const isStored = (id: string) => form.base.settings.guestFields.fields.some((field) => field.id === id)
  const add = (
    <AddButton
      disabled={fields.length >= GUEST_FIELDS_MAX}
      onClick={() => set([...fields, { id: newId(), name: '' }])}
    >
      {t('guestFields.add')}
    </AddButton>
  )
  return (
    <FormFrame
      form={form}
      errors={settingsErrors(t, settingsForm.tidy(form.draft))}
      conflict={<SettingsConflict form={form} />}
    >
      {(errors) => (
        <Box flush>
          {fields.length === 0 ? (
            <EmptyState
              icon={IconForms}
              title={t('guestFields.empty.title')}
              text={t('guestFields.empty.text')}
              action={add}
            />
          ) : (
            <>
              <ol className={classes.languages} aria-label={t('guestFields.title')}>
                {fields.map((field, place) => (
                  <GuestFieldRow
                    key={field.id}
                    field={field}
                    place={place}
                    count={fields.length}
                    error={errors[`guestFields.fields.${place}.name`]}
                    onName={(name) => set(renameField(fields, field.id, name))}
                    onMove={(by) => set(moveField(fields, field.id, by))}
                    // Nothing is lost with a field that was never saved.
                    onRemove={() => (isStored(field.id) ? setDeletedId(field.id) : remove(field.id))}
                  />
                ))}
              </ol>
              <div className={classes.addField}>
                {add}
                <span className={classes.quiet}>
                  {t('guestFields.count', { count: fields.length, most: GUEST_FIELDS_MAX })}
                </span>
              </div>
            </>
          )}
          <DeleteGuestFieldDialog
            field={fields.find(({ id }) => id === deletedId) ?? null}
            onClose={() => setDeletedId(null)}
            onDelete={remove}
          />
        </Box>
      )}
    </FormFrame>
  )
}
