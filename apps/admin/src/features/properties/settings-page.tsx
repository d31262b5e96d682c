import type { StaffSettings } from '@innkeeper/api/properties.ts'
import { Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { focusFirstError } from '../../components/form/focus-first-error.ts'
import { FormBar } from '../../components/form/form-bar.tsx'
import { LeaveGuard } from '../../components/form/leave-guard.tsx'
import { useT } from '../../platform/texts.ts'
import { BrandSection } from './brand-section.tsx'
import { HouseSection } from './house-section.tsx'
import { IntegrationSection } from './integration-section.tsx'
import { LinksSection } from './links-section.tsx'
import { ReceiptsSection } from './receipts-section.tsx'
import { settingsErrors } from './settings-errors.ts'
import { SettingsNotices } from './settings-notices.tsx'
import { SettingsScreen } from './settings-screen.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export function SettingsPage() {
  const t = useT()
  return <SettingsScreen title={t('settings.title')} subtitle={t('settings.subtitle')} form={Form} />
}

function Form({ latest }: { latest: StaffSettings }) {
  const t = useT()
  const form = useSettingsForm(latest)
  const fields = useRef<HTMLFormElement>(null)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const found = settingsErrors(t, form.settings)
  const errors = areErrorsShown ? found : {}
  const save = () => {
    const isRight = Object.keys(found).length === 0
    setErrorsShown(!isRight)
    if (isRight) return form.save()
    // Once what is wrong is on screen.
    requestAnimationFrame(() => focusFirstError(fields.current))
  }
  const section = { settings: form.settings, set: form.set, errors }
  return (
    <>
      <SettingsNotices form={form} />
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap="lg">
          <HouseSection {...section} />
          <BrandSection {...section} />
          <LinksSection {...section} />
          <ReceiptsSection {...section} />
          <IntegrationSection {...section} />
        </Stack>
      </form>
      <FormBar
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        savedAt={form.savedAt}
        onSave={save}
        onDiscard={form.discard}
      />
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.discard} />
    </>
  )
}
