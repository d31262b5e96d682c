import { useEffect, useRef } from 'react'
import type { ModulePageProps } from '../../page/module-page-props.ts'
import { usePageSetting } from '../../page/page-setting.tsx'
import { useGround } from '../../page/surface.tsx'
import { filledMarkup } from './filled-markup.ts'
import { followHeight } from './follow-height.ts'
import { frameDocument } from './frame-document.ts'
import styles from './page.module.css'

/**
 * What may happen in the frame: links open windows. No script runs, so it may have the page's origin, which lets the
 * page see how tall it is.
 */
const ALLOWED = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** HTML that somebody wrote, cleaned by the server, in a frame where it can do nothing. */
export function RawHtmlPage({ module: { props } }: ModulePageProps<'raw-html'>) {
  const setting = usePageSetting()
  const ground = useGround()
  const frame = useRef<HTMLIFrameElement>(null)
  const isEmpty = props.html.trim() === ''
  const document = frameDocument(filledMarkup(props.html, setting.values), { ...setting, ground })
  useEffect(() => (frame.current && document ? followHeight(frame.current) : undefined), [document])
  if (isEmpty) return null
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        title={setting.words.frame}
        sandbox={ALLOWED}
        srcDoc={document}
        inert={setting.isStill}
      />
      {setting.isStill && setting.words.cleaned && <p className={styles.note}>{setting.words.cleaned}</p>}
    </>
  )
}
