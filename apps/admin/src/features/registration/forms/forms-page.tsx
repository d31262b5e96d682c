import { FORMS_MAX } from '@innkeeper/domain/registration/constants.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useT } from '../../../platform/texts.ts'
import { formsQuery } from './api.ts'
import { FormList } from './form-list.tsx'
import classes from './forms.module.css'
import { NoForms } from './no-forms.tsx'
import { PresetChoices } from './preset-choices.tsx'

/** The property's registration forms, in the order in which they are looked through for a guest. */
export function FormsPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(formsQuery)
  const [isAdding, dialog] = useDisclosure(false)
  const count = data?.forms.length ?? 0
  const isFull = count >= FORMS_MAX
  return (
    <>
      <PageHeader
        title={t('nav.registrationForms')}
        subtitle={isFull ? t('regForms.add.full', { max: FORMS_MAX }) : t('regForms.subtitle')}
        actions={
          count > 0 && (
            <Button leftSection={<IconPlus size={17} stroke={1.8} />} disabled={isFull} onClick={dialog.open}>
              {t('regForms.add')}
            </Button>
          )
        }
      />
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <PageSkeleton />}
      {data && count === 0 && <NoForms country={data.country} onChoose={dialog.open} />}
      {data && count > 0 && <FormList forms={data.forms} />}
      {data && (
        <Dialog isOpen={isAdding} onClose={dialog.close} title={t('regForms.add.title')} size="xl">
          <p className={classes.intro}>{t('regForms.add.text')}</p>
          <PresetChoices country={data.country} />
        </Dialog>
      )}
    </>
  )
}
