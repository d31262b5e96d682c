import { TEMPLATE_NAME_MAX } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { ActionIcon, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconExternalLink,
  IconHistory,
  IconMailOpened,
  IconMoon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSaveWords } from '../../../components/editing/form/use-save-words.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useCanUndo, useEditor, useTemplateState, useView } from '../editor/editor-session.ts'
import { LIST_PATH, pageAddress } from '../locations.ts'
import { useNameField } from '../settings/use-name-field.ts'
import { useNameLength } from '../use-name-length.ts'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import classes from './editor-bar.module.css'
import { GuestChoice } from './guest-choice.tsx'
import { PublishTemplate } from './publish-template.tsx'
import { SendTest } from './send-test.tsx'
import { SignatureActs } from './signature-acts.tsx'
import { UsedBy } from './used-by.tsx'

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** Back, name, how it is looked at, what was saved, and what is done with the whole. */
export function EditorBar({ brand }: { brand: Brand }) {
  const t = useT()
  const { type } = useEditor()
  return (
    <header className={classes.bar} data-type={type}>
      <div className={classes.start}>
        <Link to={LIST_PATH[type]} className={classes.back} aria-label={t(`templates.back.${type}`)}>
          <IconArrowLeft size={20} stroke={1.7} aria-hidden />
        </Link>
        <div className={classes.names}>
          <Name />
          <div className={classes.about}>
            {t(`templates.type.${type}`)}
            <UsedBy />
          </div>
        </div>
      </div>
      <div className={classes.look}>
        <LookChoice />
        <GuestChoice />
      </div>
      <div className={classes.end}>
        <Saved />
        <Steps />
        {type === 'email' && <SendTest />}
        {type === 'signature' && <SignatureActs />}
        <PublishTemplate brand={brand} />
        <div className={classes.rowEnd} />
      </div>
    </header>
  )
}

function Name() {
  const t = useT()
  const name = useNameField()
  const length = useNameLength(name.value)
  const [hasFocus, setFocus] = useState(false)
  return (
    <>
      <h1 className={classes.heading}>
        <input
          className={classes.name}
          aria-label={t('templates.name')}
          maxLength={TEMPLATE_NAME_MAX}
          size={Math.max(8, Math.min(28, name.value.length))}
          title={name.value}
          {...name}
          onFocus={() => setFocus(true)}
          onBlur={() => {
            setFocus(false)
            name.onBlur()
          }}
        />
      </h1>
      {hasFocus && length && (
        <div className={classes.length} role="status">
          {length}
        </div>
      )}
    </>
  )
}

/** How wide, in which light, and whether as a mail program shows it: three questions of their own. */
function LookChoice() {
  const t = useT()
  const { view, type } = useEditor()
  const width = useView((now) => now.width)
  const isDark = useView((now) => now.isDark)
  const isMail = useView((now) => now.isMail)
  const widths = { desktop: IconDeviceDesktop, phone: IconDeviceMobile } as const
  return (
    <>
      <fieldset className={classes.looks} data-widths aria-label={t('templates.look')}>
        {(['desktop', 'phone'] as const).map((one) => {
          const IconShown = widths[one]
          return (
            <button
              key={one}
              type="button"
              aria-pressed={width === one}
              aria-label={t(`templates.look.${one}`)}
              title={t(`templates.look.${one}`)}
              onClick={() => view.set({ width: one })}
            >
              <IconShown size={17} stroke={1.6} aria-hidden />
              <span>{t(`templates.look.${one}`)}</span>
            </button>
          )
        })}
      </fieldset>
      <div className={classes.looks}>
        <button
          type="button"
          aria-pressed={isDark}
          aria-label={t('templates.look.dark')}
          title={t('templates.look.dark')}
          onClick={() => view.set({ isDark: !isDark })}
        >
          <IconMoon size={17} stroke={1.6} aria-hidden />
          <span>{t('templates.look.dark')}</span>
        </button>
      </div>
      {type !== 'page' && (
        <div className={classes.looks}>
          <button
            type="button"
            aria-pressed={isMail}
            aria-label={t('templates.look.mail')}
            title={t('templates.look.mail')}
            onClick={() => view.set({ isMail: !isMail, panel: 'canvas' })}
          >
            <IconMailOpened size={17} stroke={1.6} aria-hidden />
            <span>{t('templates.look.mailShort')}</span>
          </button>
        </div>
      )}
    </>
  )
}

function Saved() {
  const saveState = useTemplateState((state) => state.saveState)
  const savedAt = useTemplateState((state) => state.savedAt)
  const isWaiting = useTemplateState(({ base }) => base.isChanged || base.publishedAt === null)
  const t = useT()
  const words = useSaveWords({ saveState, savedAt })
  const shown = saveState === 'unchanged' && isWaiting ? t('templates.savedUnpublished') : words
  return (
    <span className={classes.saved} data-state={saveState} role="status" title={shown}>
      {shown}
    </span>
  )
}

function Steps() {
  const t = useT()
  const { undo, redo } = useEditor()
  const can = useCanUndo()
  const [areVersionsOpen, versions] = useDisclosure(false)
  return (
    <div className={classes.steps}>
      <Tooltip label={t('templates.undo')}>
        <ActionIcon
          aria-label={t('templates.undo')}
          aria-keyshortcuts="Control+Z"
          disabled={!can.undo}
          onClick={undo}
        >
          <IconArrowBackUp {...ICON} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('templates.redo')}>
        <ActionIcon
          aria-label={t('templates.redo')}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!can.redo}
          onClick={redo}
        >
          <IconArrowForwardUp {...ICON} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('templates.versions')}>
        <ActionIcon aria-label={t('templates.versions')} onClick={versions.open}>
          <IconHistory {...ICON} />
        </ActionIcon>
      </Tooltip>
      <OpenPage />
      <VersionsPanel isOpen={areVersionsOpen} onClose={versions.close} />
    </div>
  )
}

/** What guests see of a page that is published, in a window of its own. */
function OpenPage() {
  const t = useT()
  const { id, type } = useEditor()
  const { property } = useSession()
  const isPublished = useTemplateState(({ base }) => base.publishedAt !== null)
  if (type !== 'page' || !isPublished) return null
  return (
    <Tooltip label={t('templates.openPage')}>
      <ActionIcon
        component="a"
        href={pageAddress(property.id, id)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('templates.openPage')}
      >
        <IconExternalLink {...ICON} />
      </ActionIcon>
    </Tooltip>
  )
}
