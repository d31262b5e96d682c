import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { customProperties } from '@innkeeper/html-builder/page/custom-properties.ts'
import { PageGround } from '@innkeeper/html-builder/page/page-ground.tsx'
import { usePageSetting } from '@innkeeper/html-builder/page/page-setting.tsx'
import type { ReactNode } from 'react'
import { previewStack } from '../../../components/font-picker/font-name.tsx'
import classes from './stage.module.css'

type Props = {
  style: TemplateContent['style']
  language: string
  children: ReactNode
}

/** Where modules are drawn in the staff app: the sizes, fonts and colours that guests' pages have. */
export function Stage({ style, language, children }: Props) {
  const { brand } = usePageSetting()
  const fonts = customProperties({
    '--font-heading': previewStack(brand.headingFont),
    '--font-text': previewStack(brand.textFont),
  })
  return (
    <div className={classes.stage} style={fonts} lang={language}>
      <PageGround background={style.innerBgColor} className={classes.ground}>
        {children}
      </PageGround>
    </div>
  )
}
