import { TAB_LABEL_MAX, type TabBarItem } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { focusFirstError } from '../../../components/editing/form/focus-first-error.ts'
import { IconField } from '../../../components/editing/icon-field/icon-field.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './tab-bar.module.css'
import { finishedTab, type TabDraft, tabErrors } from './tab-errors.ts'
import { TargetField } from './target-field.tsx'
import type { TabTargets } from './target-name.ts'

type Props = {
  tab: TabDraft
  isNew: boolean
  targets: TabTargets | undefined
  onSave: (tab: TabBarItem) => void
  onCancel: () => void
}

/** One tab with its own save and cancel; until then the bar stays as it was. */
export function TabDialog({ tab, isNew, targets, onSave, onCancel }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  const [draft, setDraft] = useState(tab)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  const main = languages[0]
  const found = tabErrors(draft, main?.index ?? 0)
  const errors = areErrorsShown ? found : {}
  const set = (part: Partial<TabDraft>) => setDraft((before) => ({ ...before, ...part }))
  const save = () => {
    const finished = Object.keys(found).length === 0 ? finishedTab(draft) : null
    if (finished) return onSave(finished)
    setErrorsShown(true)
    // Once what is wrong is on screen.
    requestAnimationFrame(() => focusFirstError(fields.current))
  }
  return (
    <Dialog
      title={isNew ? t('tabBar.tab.new') : t('tabBar.tab.edit')}
      isOpen
      staysOpen
      size="xl"
      onClose={onCancel}
      buttons={
        <>
          <Text size="sm" c="dimmed" flex={1}>
            {t('tabBar.tab.saveHint')}
          </Text>
          <Button variant="default" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button onClick={save}>{t('tabBar.tab.save')}</Button>
        </>
      }
    >
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap="md">
          <TargetField
            target={draft.target}
            targets={targets}
            error={errors.target && t(errors.target)}
            onChange={(target) => set({ target })}
          />
          <div className={classes.labels}>
            {languages.map(({ index, title, isDefault, code }) => (
              <TextInput
                key={index}
                lang={code}
                label={t('tabBar.label', { language: title })}
                description={
                  !isDefault && main && draft.label[main.index]
                    ? `${main.title}: ${draft.label[main.index]}`
                    : undefined
                }
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={draft.label[index] ?? ''}
                maxLength={TAB_LABEL_MAX}
                withAsterisk={isDefault}
                onChange={(event) => set({ label: { ...draft.label, [index]: event.currentTarget.value } })}
                error={isDefault && errors.label && t(errors.label)}
              />
            ))}
          </div>
          <div className={classes.icons}>
            <IconField
              title={{ label: t('tabBar.icon') }}
              value={draft.icon}
              onChange={(icon) => icon && set({ icon })}
            />
          </div>
          {/* Enter in a text field saves the tab. */}
          <button type="submit" hidden />
        </Stack>
      </form>
    </Dialog>
  )
}
