import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { PageSettingProvider } from '@innkeeper/html-builder/page/page-setting.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { sourcesQuery } from '../api.ts'
import { useDraft, useEditor, useView } from '../editor/editor-session.ts'
import classes from './canvas.module.css'
import { offersIn } from './canvas-offers.ts'
import { useCanvasPictures } from './canvas-pictures.ts'
import { EmptyCanvas } from './empty-canvas.tsx'
import { MailHead } from './mail-head.tsx'
import { ModuleFrame } from './module-frame.tsx'
import { Stage } from './stage.tsx'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { usePageSettingFor } from './use-page-setting.ts'
import { useShownValues } from './use-shown-values.ts'

/** The template as guests see it, in one language or two beside each other; each module can be selected. */
export function Canvas({ brand }: { brand: Brand }) {
  const t = useT()
  const { view } = useEditor()
  const language = useView((now) => now.language)
  const beside = useView((now) => now.beside)
  const width = useView((now) => now.width)
  const isDark = useView((now) => now.isDark)
  const keys = useCanvasKeys()
  const isBeside = beside !== null && beside !== language
  const deselect = () => view.set({ selected: null })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, from the modules in it
    <section
      className={classes.canvas}
      aria-label={t('templates.canvas')}
      data-width={width}
      data-dark={isDark || undefined}
      data-canvas
      // A press beside the page leaves the keys here.
      tabIndex={-1}
      {...keys}
      onClick={(event) => event.target === event.currentTarget && deselect()}
    >
      <Sheet brand={brand} language={language} isOwn isNamed={isBeside} />
      {isBeside && <Sheet brand={brand} language={beside} isOwn={false} isNamed />}
    </section>
  )
}

type SheetProps = {
  brand: Brand
  language: number
  /** The one being edited; the other is only read. */
  isOwn: boolean
  /** Says which language it is, where there are two. */
  isNamed: boolean
}

function Sheet({ brand, language, isOwn, isNamed }: SheetProps) {
  const { type } = useEditor()
  const style = useDraft((draft) => draft.style)
  const looks = useDraft((draft) => draft.looks)
  const order = useDraft((draft) => draft.order)
  const own = useDraft((draft) => draft.words[language])
  const isDark = useView((now) => now.isDark)
  const pictures = useCanvasPictures()
  const { data: sources } = useQuery(sourcesQuery(language))
  const drawn = useMemo(() => offersIn(looks, sources), [looks, sources])
  const shown = useContentLanguages().find(({ index }) => index === language)
  const code = shown?.code ?? 'en'
  const values = useShownValues(code)
  const setting = usePageSettingFor({ type, style, pictures, values, isDark, ...drawn }, brand)
  const ids = useMemo(() => order.filter((id) => own?.[id]), [order, own])
  const title = ids.find((id) => looks[id]?.type === 'header')
  return (
    <PageSettingProvider value={setting}>
      <div className={classes.sheet} inert={!isOwn}>
        {isNamed && <div className={classes.language}>{shown?.title}</div>}
        {type === 'email' && (
          <MailHead language={language} isOwn={isOwn} fill={(words) => fillPlaceholders(words, values)} />
        )}
        <Stage style={style} language={code}>
          <div className={classes.modules} data-look={isDark ? 'night' : 'day'}>
            {ids.length === 0 && <EmptyCanvas language={language} isOwn={isOwn} />}
            {ids.map((id, place) => (
              <ModuleFrame
                key={id}
                id={id}
                language={language}
                place={place}
                count={ids.length}
                isTitle={id === title}
                isOwn={isOwn}
              />
            ))}
          </div>
        </Stage>
      </div>
    </PageSettingProvider>
  )
}
