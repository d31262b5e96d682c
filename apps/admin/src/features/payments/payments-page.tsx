import type { PaymentSettings } from '@innkeeper/api/payments.ts'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { focusFirstError } from '../../components/form/focus-first-error.ts'
import { FormBar } from '../../components/form/form-bar.tsx'
import { LeaveGuard } from '../../components/form/leave-guard.tsx'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { PageSkeleton } from '../../components/states/page-skeleton.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { paymentSettingsQuery } from './api.ts'
import { secretErrors } from './payment-draft.ts'
import { ProblemsBox } from './problems-box.tsx'
import { ProviderSection } from './provider-section.tsx'
import { ServicesSection } from './services-section.tsx'
import { type PaymentsForm, usePaymentsForm } from './use-payments-form.ts'

const NO_ERRORS = { secretKey: null, webhookSecret: null }

export function PaymentsPage() {
  const t = useT()
  const { property } = useSession()
  const { data, error, refetch } = useQuery(paymentSettingsQuery)
  return (
    <>
      <PageHeader title={t('nav.payments')} subtitle={t('payments.subtitle')} />
      {data && <Form key={property.id} latest={data} />}
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <PageSkeleton />}
    </>
  )
}

function Form({ latest }: { latest: PaymentSettings }) {
  const t = useT()
  const form = usePaymentsForm(latest)
  const fields = useRef<HTMLFormElement>(null)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const found = secretErrors(form.base, form.draft, form.secrets)
  const save = () => {
    const isRight = !found.secretKey && !found.webhookSecret
    setErrorsShown(!isRight)
    if (isRight) return form.save()
    // Once what is wrong is on screen.
    requestAnimationFrame(() => focusFirstError(fields.current))
  }
  return (
    <>
      {form.error && (
        <Alert color="red" title={t('error.save.title')} role="alert" mb="md">
          {`${errorText(t, form.error)} ${t('error.save.kept')}`}
        </Alert>
      )}
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap="lg">
          <ServicesSection form={form} />
          <ProviderSection form={form} errors={areErrorsShown ? found : NO_ERRORS} />
          <ProblemsBox />
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
      <ConflictDialog form={form} />
    </>
  )
}

function ConflictDialog({ form }: { form: PaymentsForm }) {
  const t = useT()
  return (
    <Dialog
      isOpen={form.conflict !== null}
      onClose={form.closeConflict}
      title={t('conflict.title')}
      buttons={
        <>
          <Button variant="default" onClick={form.takeTheirs} disabled={form.isSaving} data-autofocus>
            {t('settings.conflict.theirs')}
          </Button>
          <Button onClick={form.keepMine} loading={form.isSaving}>
            {t('settings.conflict.mine')}
          </Button>
        </>
      }
    >
      <Text>{t('payments.conflict')}</Text>
    </Dialog>
  )
}
