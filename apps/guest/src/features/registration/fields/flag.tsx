import styles from './fields.module.css'

let known: boolean | null = null

/** Whether the device draws flags: where it has none, their two letters or boxes stand beside each other. */
function hasFlags(): boolean {
  if (known !== null) return known
  if (typeof document === 'undefined') return false
  const canvas = document.createElement('canvas').getContext('2d')
  const widthOf = (text: string) => canvas?.measureText(text).width ?? 0
  known = widthOf(flagOf('DK')) < widthOf(flagOf('D')) * 1.5
  return known
}

const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))

export function Flag({ code }: { code: string }) {
  if (!/^[A-Z]{2}$/.test(code) || !hasFlags()) return null
  return (
    <span className={styles.flag} aria-hidden="true">
      {flagOf(code)}
    </span>
  )
}
