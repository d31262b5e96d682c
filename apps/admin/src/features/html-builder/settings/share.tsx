import classes from './settings.module.css'

/** The name of a slider, with the number it stands at. */
export function Share({ label, share }: { label: string; share: number }) {
  return (
    <span className={classes.share}>
      {label}
      <span>{share} %</span>
    </span>
  )
}
