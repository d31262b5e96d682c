import { useT } from '../../../platform/texts.ts'
import classes from './responses.module.css'

export function Tags({ tags }: { tags: readonly string[] }) {
  const t = useT()
  if (tags.length === 0) return null
  return (
    <ul className={classes.tags} aria-label={t('surveyResponses.tags')}>
      {tags.map((tag) => (
        <li key={tag} className={classes.tag} dir="auto">
          {tag}
        </li>
      ))}
    </ul>
  )
}
