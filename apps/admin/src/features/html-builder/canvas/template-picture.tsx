import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { modulesIn } from '@innkeeper/domain/html-builder/localized-modules.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { PageModules } from '@innkeeper/html-builder/page/page-modules.tsx'
import { type PagePicture, PageSettingProvider } from '@innkeeper/html-builder/page/page-setting.tsx'
import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import { useInViewport } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useSampleValues } from '../../../components/editing/placeholders/use-sample-values.ts'
import { Stage } from './stage.tsx'
import classes from './template-picture.module.css'
import { usePageSettingFor } from './use-page-setting.ts'

/** What a picture shows of a long template. */
const SHOWN_MODULES = 8

type Props = {
  content: Pick<TemplateContent, 'style' | 'localizedData'> & { type?: TemplateType }
  pictures: Readonly<Record<string, PagePicture>>
  brand: Brand
  /** The language to show; the property's default where left out. */
  language?: number
  /** All of it, to be scrolled, instead of the beginning. */
  isWhole?: boolean
}

/** A template drawn small, that nobody can press; drawn when it comes into sight. */
export function TemplatePicture(props: Props) {
  const { ref, inViewport } = useInViewport()
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    if (inViewport) setSeen(true)
  }, [inViewport])
  return (
    <div ref={ref} className={classes.picture} inert aria-hidden data-whole={props.isWhole || undefined}>
      {wasSeen && <Drawn {...props} />}
    </div>
  )
}

function Drawn({ content, pictures, brand, language, isWhole = false }: Props) {
  const languages = useContentLanguages()
  const index = languages[0]?.index ?? 0
  const code = languages.find((one) => one.index === (language ?? index))?.code ?? 'en'
  const samples = useSampleValues(code)
  const setting = usePageSettingFor(
    { type: content.type, style: content.style, pictures, values: samples },
    brand,
  )
  const modules = useMemo(() => {
    const found = modulesIn(content.localizedData, language ?? index, index)
    const all = found?.modules ?? []
    return readableModules(isWhole ? all : all.slice(0, SHOWN_MODULES)).modules
  }, [content, language, index, isWhole])
  return (
    <PageSettingProvider value={setting}>
      <div className={classes.small}>
        <Stage style={content.style} language={code}>
          <div className={classes.page}>
            <PageModules modules={modules} />
          </div>
        </Stage>
      </div>
    </PageSettingProvider>
  )
}
