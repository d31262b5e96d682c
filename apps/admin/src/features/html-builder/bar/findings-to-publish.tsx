import type { Finding } from '@innkeeper/html-builder/draft/finding.ts'
import { useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { useFindingWords } from '../palette/findings-box.tsx'
import classes from './editor-bar.module.css'

/** More than these are shown when asked for. */
const FIRST_LINES = 3

/** What there is to look at before publishing, each leading to its place. */
export function FindingsToPublish({ findings, onGo }: { findings: readonly Finding[]; onGo: () => void }) {
  const t = useT()
  const wordsOf = useFindingWords()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? findings : findings.slice(0, FIRST_LINES)
  const rest = findings.length - shown.length
  return (
    <ul className={classes.uses}>
      {shown.map((finding) => {
        const { words, go } = wordsOf(finding)
        return (
          <li key={JSON.stringify([finding.kind, finding.moduleId, finding.language, finding.path])}>
            <button
              type="button"
              className={classes.finding}
              onClick={() => {
                onGo()
                go()
              }}
            >
              {words}
            </button>
          </li>
        )
      })}
      {rest > 0 && (
        <li>
          <button type="button" className={classes.more} onClick={() => setWhole(true)}>
            {t('templates.findings.more', { count: rest })}
          </button>
        </li>
      )}
    </ul>
  )
}
