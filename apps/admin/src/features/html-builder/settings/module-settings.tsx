import { PADDING_MAX } from '@innkeeper/domain/html-builder/module-parts.ts'
import { withLook, withSetting } from '@innkeeper/html-builder/draft/edits.ts'
import { moduleIn } from '@innkeeper/html-builder/draft/module-in.ts'
import { valueAt } from '@innkeeper/html-builder/draft/paths.ts'
import { isFieldShown } from '@innkeeper/html-builder/draft/word-paths.ts'
import { MODULE_KINDS } from '@innkeeper/html-builder/module-kinds.ts'
import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'
import type { SettingsField } from '@innkeeper/html-builder/settings-field.ts'
import { Link } from '@tanstack/react-router'
import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { sameJson } from '../../../platform/same-json.ts'
import { useT } from '../../../platform/texts.ts'
import { useDraft, useEditor, useView } from '../editor/editor-session.ts'
import { useLanguageTitle } from '../editor/use-language.ts'
import { editorAddress, LIST_PATH } from '../locations.ts'
import { MODULE_ICONS } from '../module-icons.ts'
import { useSignature } from '../use-signature.ts'
import type { FieldProps, SettingKind } from './field-props.ts'
import { SETTING_FIELDS } from './fields.tsx'
import { ModuleMenu } from './module-menu.tsx'
import { PixelInput } from './pixel-input.tsx'
import classes from './settings.module.css'

/** Drawn before the others, which come a moment later. */
const FIRST_FIELDS = 1

/** All settings of one module: its words in this language, its look in all of them. */
export function ModuleSettings({ id }: { id: string }) {
  const t = useT()
  const { view } = useEditor()
  const language = useView((now) => now.language)
  const module = useDraft((draft) => moduleIn(draft, language, id))
  const fields = useRef<HTMLDivElement>(null)
  useFocusWish(id, fields)
  const isWhole = useDeferredValue(true, false)
  if (!module) return <NoModule />
  const IconShown = MODULE_ICONS[module.type]
  const backToCanvas = (event: KeyboardEvent) => {
    // A formatted text takes every Escape for itself and does nothing with it.
    const isInText = event.target instanceof HTMLElement && event.target.isContentEditable
    if (event.key !== 'Escape' || (event.defaultPrevented && !isInText)) return
    view.set({ panel: 'canvas' })
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-module="${CSS.escape(id)}"]`)?.focus(),
    )
  }
  const shown = MODULE_KINDS[module.type].settings.filter((field) => isFieldShown(field, module))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the canvas from any field
    <div ref={fields} className={classes.panel} onKeyDown={backToCanvas}>
      <header className={classes.head}>
        <IconShown size={20} stroke={1.6} aria-hidden />
        <h2 className={classes.title}>{t(`templates.module.${module.type}`)}</h2>
        <ModuleMenu id={id} />
      </header>
      <div className={classes.fields}>
        {(isWhole ? shown : shown.slice(0, FIRST_FIELDS)).map((field) => (
          <Setting
            key={`${field.kind} ${field.path}`}
            field={field}
            moduleId={id}
            value={valueAt(module, field.path)}
          />
        ))}
        {module.type === 'signature' && <SignatureNote />}
        {shown.length === 0 && module.type !== 'signature' && (
          <p className={classes.quiet}>{t('templates.noSettings')}</p>
        )}
      </div>
      {isWhole && <Space id={id} module={module} />}
    </div>
  )
}

/** Which signature stands here, and the way to it. */
function SignatureNote() {
  const t = useT()
  const signature = useSignature(true)
  if (signature === undefined) return null
  if (signature === null) {
    return (
      <p className={classes.quiet}>
        {t('templates.hint.signature')} <Link to={LIST_PATH.signature}>{t('templates.list.signature')}</Link>
      </p>
    )
  }
  const { name, publishedAt } = signature
  return (
    <p className={classes.quiet}>
      {t(`templates.hint.signature${publishedAt ? 'Chosen' : 'Unpublished'}`, { name })}{' '}
      <Link {...editorAddress(signature)}>{t('templates.signature.open')}</Link>
    </p>
  )
}

function NoModule() {
  const t = useT()
  return <p className={classes.lonely}>{t('templates.notHere')}</p>
}

type SettingProps = { field: SettingsField; moduleId: string; value: unknown }

const isSameSetting = (one: SettingProps, other: SettingProps) =>
  one.field === other.field && one.moduleId === other.moduleId && sameJson(one.value, other.value)

/** One setting; a letter typed into one does not draw the others again. */
const Setting = memo(function Setting({ field, moduleId, value }: SettingProps) {
  const t = useT()
  const { edit } = useEditor()
  const language = useView((view) => view.language)
  const title = useLanguageTitle()
  const hasLanguages = useContentLanguages().length > 1
  const Field = SETTING_FIELDS[field.kind] as ComponentType<FieldProps<SettingKind>>
  const name = t(`templates.setting.${field.label}`)
  const change = (next: unknown, below?: string) => {
    const path = below === undefined ? field.path : `${field.path}.${below}`
    const where = { language, id: moduleId }
    edit((draft) => withSetting(draft, where, path, next), `${moduleId} ${language} ${path}`)
  }
  return (
    <div data-field={field.path} data-words={field.isWords}>
      <Field
        field={field}
        moduleId={moduleId}
        label={field.isWords && hasLanguages ? t('templates.inLanguage', { name, language: title }) : name}
        value={value}
        onChange={change}
      />
    </div>
  )
}, isSameSetting)

function Space({ id, module }: { id: string; module: TemplateModule }) {
  const t = useT()
  const { edit } = useEditor()
  const { top, bottom } = module.outerPadding
  const set = (change: Partial<TemplateModule['outerPadding']>) =>
    edit((draft) => withLook(draft, id, 'outerPadding', { top, bottom, ...change }), `${id} space`)
  return (
    <div className={classes.space}>
      <div className={classes.pair}>
        <PixelInput
          label={t('templates.space.above')}
          max={PADDING_MAX}
          value={top}
          onPixels={(pixels) => set({ top: pixels ?? 0 })}
        />
        <PixelInput
          label={t('templates.space.below')}
          max={PADDING_MAX}
          value={bottom}
          onPixels={(pixels) => set({ bottom: pixels ?? 0 })}
        />
      </div>
    </div>
  )
}

const FOCUSABLE = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button, [tabindex="0"]'

const LOOK_EVERY_MS = 50
/** On a slow line the text editor is long in coming. */
const LOOK_TIMES = 200

/**
 * Puts the cursor into the field somebody was sent to; the text editor may still be loading. A wish is fulfilled once,
 * and not after the person has gone elsewhere.
 */
function useFocusWish(id: string, fields: RefObject<HTMLDivElement | null>): void {
  const { view } = useEditor()
  const wanted = useView((now) => now.wanted)
  useEffect(() => {
    if (!wanted) return
    const start = document.activeElement
    let tries = 0
    const timer = setInterval(() => {
      // The settings of what was selected before may still be on screen.
      if (view.get().selected !== id) return
      const place = wanted.path
        ? fields.current?.querySelector(`[data-field="${CSS.escape(wanted.path)}"]`)
        : (fields.current?.querySelector('[data-words]') ?? fields.current?.querySelector('[data-field]'))
      const field = place?.matches(FOCUSABLE)
        ? (place as HTMLElement)
        : (place?.querySelector<HTMLElement>('[contenteditable="true"]') ??
          place?.querySelector<HTMLElement>(FOCUSABLE))
      const isLoading = place?.querySelector('[data-visible]') && !place.querySelector('[contenteditable]')
      const isFound = field && !isLoading
      const isElsewhere = document.activeElement !== start && document.activeElement !== document.body
      tries += 1
      if (!isFound && !isElsewhere && tries < LOOK_TIMES) return
      if (isFound && !isElsewhere) field.focus()
      view.set({ wanted: null })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [wanted, id, fields, view])
}
