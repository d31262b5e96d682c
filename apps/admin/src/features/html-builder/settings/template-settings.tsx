import { TEMPLATE_NAME_MAX } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import {
  withLanguageBack,
  withLanguageOf,
  withLayoutOf,
  withoutLanguage,
} from '@innkeeper/html-builder/draft/edits.ts'
import { saysAnything } from '@innkeeper/html-builder/draft/has-words.ts'
import { languagesOf, type TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { isOfferType } from '@innkeeper/html-builder/is-offer.ts'
import { Button, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { showUndo } from '../../../components/states/undo-store.ts'
import { useT } from '../../../platform/texts.ts'
import { useDraft, useEditor, useView } from '../editor/editor-session.ts'
import { useLanguageTitle } from '../editor/use-language.ts'
import { presetsFor } from '../presets.ts'
import { useNameLength } from '../use-name-length.ts'
import { ColourSwatches } from './colour-swatches.tsx'
import classes from './settings.module.css'
import { useNameField } from './use-name-field.ts'

/** What concerns the template as a whole. */
export function TemplateSettings({ brand }: { brand: Brand }) {
  const t = useT()
  const { type, edit } = useEditor()
  const style = useDraft((draft) => draft.style)
  const isMarketing = useDraft((draft) => draft.isMarketing)
  const hasOffers = useDraft(({ looks }) =>
    Object.values(looks).some(({ type }) => isOfferType(String(type))),
  )
  const standardType = useDraft((draft) => draft.standardType)
  const name = useNameField()
  const length = useNameLength(name.value)
  const preset = presetsFor(type).find((one) => one === standardType)
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t(`templates.settings.${type}`)}</h2>
      </header>
      <div className={classes.fields}>
        <TextInput
          label={t('templates.name')}
          maxLength={TEMPLATE_NAME_MAX}
          description={length}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...name}
        />
        <ColourSwatches
          label={t('templates.innerColour')}
          brand={brand}
          value={style.innerBgColor}
          onColour={(innerBgColor) =>
            edit((draft) => ({ ...draft, style: { ...draft.style, innerBgColor } }), 'inner')
          }
        />
        <ColourSwatches
          label={t('templates.outerColour')}
          brand={brand}
          value={style.outerBgColor}
          onColour={(outerBgColor) =>
            edit((draft) => ({ ...draft, style: { ...draft.style, outerBgColor } }), 'outer')
          }
        />
        {type === 'email' && (
          <Switch
            label={t('templates.isMarketing')}
            description={t(hasOffers ? 'templates.isMarketing.byModules' : 'templates.isMarketing.hint')}
            checked={isMarketing || hasOffers}
            disabled={hasOffers}
            onChange={(event) => {
              const { checked } = event.currentTarget
              edit((draft) => ({ ...draft, isMarketing: checked }))
            }}
          />
        )}
        {preset && preset !== 'blank' && (
          <p className={classes.quiet}>
            {t('templates.madeFrom', { preset: t(`templates.preset.${preset}`) })}
          </p>
        )}
      </div>
      <LanguageSettings />
    </div>
  )
}

/** The language being edited: taken over from another, or given up. */
function LanguageSettings() {
  const t = useT()
  const { edit, store, announce } = useEditor()
  const language = useView((view) => view.language)
  const title = useLanguageTitle()
  const languages = useContentLanguages()
  const words = useDraft((draft) => draft.words)
  const written = languagesOf({ words })
  const others = languages.filter(({ index }) => index !== language && written.includes(index))
  const [from, setFrom] = useState<string | null>(null)
  const [asked, setAsked] = useState<'replace' | 'remove' | null>(null)
  const chosen = from ?? String(others[0]?.index ?? '')
  if (others.length === 0) return null
  /** What was done can be taken back, whatever is done since. */
  const change = (how: (draft: TemplateDraft) => TemplateDraft, text: string) => {
    const before = store.get().draft
    edit(how)
    announce(text)
    showUndo({
      text,
      undo: t('action.undo'),
      onUndo: () => edit((draft) => withLanguageBack(draft, before, language)),
    })
  }
  const copy = (copies: typeof withLanguageOf) => {
    change(
      (draft) => copies(draft, { from: Number(chosen), to: language }),
      t('templates.said.copiedLanguage', { language: title }),
    )
  }
  const acts = {
    replace: () => copy(withLanguageOf),
    remove: () =>
      change(
        (draft) => withoutLanguage(draft, language),
        t('templates.said.languageRemoved', { language: title }),
      ),
  }
  /** What somebody wrote is not given up by one press. */
  const ask = (what: keyof typeof acts) =>
    saysAnything(store.get().draft, language) ? setAsked(what) : acts[what]()
  return (
    <div className={classes.space}>
      <Stack gap="xs">
        <Select
          label={t('templates.copyFrom', { language: title })}
          value={chosen}
          onChange={setFrom}
          allowDeselect={false}
          data={others.map(({ index, title: name }) => ({ value: String(index), label: name }))}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => ask('replace')}>
            {t('templates.copyAll')}
          </Button>
          {!written.includes(language) && (
            <Button variant="default" onClick={() => copy(withLayoutOf)}>
              {t('templates.noWords.layout')}
            </Button>
          )}
          {written.includes(language) && (
            <Button variant="subtle" color="red" onClick={() => ask('remove')}>
              {t('templates.removeLanguage', { language: title })}
            </Button>
          )}
        </div>
      </Stack>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          title={t(`templates.${asked}Language.title`, { language: title })}
          action={{
            label: t(`templates.${asked}Language.yes`, { language: title }),
            onClick: () => {
              setAsked(null)
              acts[asked]()
            },
          }}
        >
          {t(`templates.${asked}Language.text`, {
            language: title,
            from: others.find(({ index }) => String(index) === chosen)?.title ?? '',
          })}
        </ConfirmDialog>
      )}
    </div>
  )
}
