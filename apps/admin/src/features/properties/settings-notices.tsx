import { Alert, Button, Text } from '@mantine/core'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** What happened to a save: why it was refused, or that somebody was quicker. */
export function SettingsNotices({ form }: { form: SettingsForm }) {
  const t = useT()
  const { conflict } = form
  return (
    <>
      {form.error && (
        <Alert color="red" title={t('error.save.title')} role="alert" mb="md">
          {`${errorText(t, form.error)} ${t('error.save.kept')}`}
        </Alert>
      )}
      {conflict && (
        <Dialog
          isOpen
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
          <Text mb="sm">
            {t('settings.conflict.text', { name: conflict.current.changedBy ?? t('cards.somebody') })}
          </Text>
          <ul>
            {conflict.names.map((name) => (
              <li key={name}>{t(`settings.name.${name}`)}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
