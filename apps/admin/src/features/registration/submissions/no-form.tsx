import type { FormStanding } from '@innkeeper/api/registration/submissions.ts'
import { Button } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'

export type WithoutForm = Exclude<FormStanding, 'on'>

/** Guests are asked nothing: the way to a form comes before everything else. */
export function NoForm({ form }: { form: WithoutForm }) {
  const t = useT()
  const mayEdit = useCan()('content:edit')
  return (
    <EmptyState
      icon={IconForms}
      title={t(`regSubs.noForm.${form}`)}
      text={t(mayEdit ? `regSubs.noForm.${form}.text` : 'regSubs.noForm.ask')}
      action={mayEdit && <ToForms form={form} />}
    />
  )
}

function ToForms({ form }: { form: WithoutForm }) {
  const t = useT()
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/registration/forms" {...props} />}>
      {t(`regSubs.noForm.${form}.make`)}
    </Button>
  )
}
