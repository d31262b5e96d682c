import type { ModulePageProps } from '../../page/module-page-props.ts'
import { PageAnchor } from '../../page/page-anchor.tsx'
import { usePageSetting } from '../../page/page-setting.tsx'
import styles from './page.module.css'

/** Recommendation from 0 to 10 (product: section 10). */
const SCORES = Array.from({ length: 11 }, (_, score) => score)

/** The first question of a survey: a score opens the survey with it chosen. */
export function GuestFeedbackPage({ module: { id, props } }: ModulePageProps<'guest-feedback'>) {
  const { surveys, words } = usePageSetting()
  const survey = surveys[id]
  if (!survey) return null
  const question = props.title || survey.question
  return (
    <div className={styles.survey}>
      <h2 className={styles.question} dir="auto">
        {question}
      </h2>
      <ol className={styles.scores} aria-label={question}>
        {SCORES.map((score) => (
          <li key={score}>
            <PageAnchor
              className={styles.score}
              link={{ href: withScore(survey.href, score), opensNewWindow: false }}
            >
              {score}
            </PageAnchor>
          </li>
        ))}
      </ol>
      <p className={styles.ends}>
        <span>{words.notLikely}</span>
        <span>{words.veryLikely}</span>
      </p>
    </div>
  )
}

function withScore(href: string, score: number): string {
  return `${href}${href.includes('?') ? '&' : '?'}score=${score}`
}
