import classes from './card-list.module.css'
import { useRowShared } from './row-context.ts'

/** Initials of those who edit a card now; the names are in its label. */
export function EditorNames({ names }: { names: string }) {
  const { t } = useRowShared()
  const people = names.split(', ')
  const label = t('cards.editedBy', { names })
  return (
    <span className={classes.editors} role="img" aria-label={label} title={label}>
      {people.slice(0, 2).map((name) => (
        <span key={name} className={classes.editor} aria-hidden>
          {initialsOf(name)}
        </span>
      ))}
    </span>
  )
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
