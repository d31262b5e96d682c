import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import { Anchor, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowLeft, IconForms, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { showDone } from '../../../platform/done-notice.ts'
import { formatDate } from '../../../platform/own-formats.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { formsQuery, useDeleteForm } from './api.ts'
import { FormEditor } from './form-editor.tsx'
import classes from './forms.module.css'

const route = getRouteApi('/staff/registration/forms/$formId')

export function RegistrationFormPage() {
  const t = useT()
  const { formId } = route.useParams()
  const query = useQuery(formsQuery)
  return (
    <>
      <Anchor className={classes.back} renderRoot={(props) => <Link to="/registration/forms" {...props} />}>
        <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('nav.registrationForms')}
      </Anchor>
      <Loaded query={query}>
        {({ forms }) => {
          const latest = forms.find(({ id }) => id === formId)
          return latest ? (
            <>
              <Head form={latest} />
              <FormEditor key={formId} latest={latest} />
            </>
          ) : (
            <Unknown />
          )
        }}
      </Loaded>
    </>
  )
}

function Head({ form }: { form: StaffForm }) {
  const t = useT()
  const { property } = useSession()
  const navigate = useNavigate()
  const remove = useDeleteForm(form.id)
  const [isAsking, question] = useDisclosure(false)
  const { name, version, changedAt, sent } = form
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showDone(t('regForms.deleted', { name }))
        return navigate({ to: '/registration/forms', ignoreBlocker: true })
      },
    })
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <>
            {t('regForms.version', {
              version,
              date: formatDate(Date.parse(changedAt), property),
              count: sent,
            })}
            <p className={classes.quiet}>{t('regForms.version.hint')}</p>
          </>
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconTrash size={17} stroke={1.7} />}
            onClick={question.open}
          >
            {t('action.delete')}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('regForms.delete.title', { name })}
        action={{ label: t('action.delete'), isPending: remove.isPending, onClick: confirm }}
        error={remove.error}
      >
        {t('regForms.delete.text')}
      </ConfirmDialog>
    </>
  )
}

function Unknown() {
  const t = useT()
  return (
    <Box flush>
      <EmptyState
        icon={IconForms}
        title={t('regForms.unknown')}
        text={t('error.notFound.text')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/registration/forms" {...props} />}>
            {t('nav.registrationForms')}
          </Button>
        }
      />
    </Box>
  )
}
